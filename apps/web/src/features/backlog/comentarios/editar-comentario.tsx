import type { Persona } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { updateComentario } from './comentarios-api';
import { CampoComentario, isSendable } from './campo-comentario';

interface EditarComentarioProps {
  comentario: Comentario;
  personas: Persona[];
  onSaved: (comentario: Comentario) => void;
  onClose: () => void;
}

/** Edits the person's own comment in place. */
export const EditarComentario = ({ comentario, personas, onSaved, onClose }: EditarComentarioProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  // The version when editing began, so that a change saved in another tab is not overwritten unseen.
  const [inicial] = useState(comentario);
  const [texto, setTexto] = useState(inicial.texto);
  const [asking, setAsking] = useState(false);
  const update = useMutation({
    mutationFn: () => updateComentario(inicial._id, { texto: texto.trim(), version: inicial.version }),
    onSuccess: (saved) => {
      onSaved(saved);
      onClose();
    },
  });
  const isChanged = texto.trim() !== inicial.texto;

  const save = () => {
    if (!isSendable(texto) || update.isPending) return;
    if (isChanged) update.mutate();
    else onClose();
  };

  return (
    <>
      <CampoComentario
        autofocus
        label={t('comentarios.editar')}
        texto={texto}
        onTexto={setTexto}
        personas={personas}
        error={update.error ? errorText(update.error, t('comentarios.errorGuardar')) : undefined}
        onSubmit={save}
        onEscape={() => (isChanged ? setAsking(true) : onClose())}
      >
        <Button variant="ghost" disabled={update.isPending} onClick={onClose}>
          {t('comun:accion.cancelar')}
        </Button>
        <Button variant="primary" busy={update.isPending} disabled={!isSendable(texto)} onClick={save}>
          {t('comun:accion.guardar')}
        </Button>
      </CampoComentario>
      {asking && (
        <ConfirmDialog
          title={t('comun:descartar.titulo')}
          text={t('comun:descartar.texto')}
          confirm={t('comun:accion.descartar')}
          cancel={t('comun:accion.seguirEditando')}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
