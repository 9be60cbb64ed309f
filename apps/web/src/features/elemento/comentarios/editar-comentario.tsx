import type { Persona } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, statusOf } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { parte } from '../../../shared/partes/parte';
import { Button } from '../../../shared/ui/controles/button';
import { subirA } from '../adjuntos/subir-a';
import { EliminadoPorOtro } from '../eliminar/eliminado-por-otro';
import { createComentario, updateComentario } from './comentarios-api';
import { CampoComentario, isSendable } from './campo-comentario';

const DescartarComentario = parte(() => import('./descartar-comentario'));

interface EditarComentarioProps {
  comentario: Comentario;
  personas: Persona[];
  onArroba: () => void;
  /** Somebody else has deleted it while it is being edited. */
  isGone: boolean;
  onSaved: (comentario: Comentario) => void;
  onClose: () => void;
}

/** Edits the person's own comment in place; of one that is gone, its text can become a new one. */
export const EditarComentario = (props: EditarComentarioProps) => {
  const { comentario, personas, onSaved, onClose } = props;
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
  const [_id] = useState(newId);
  const create = useMutation({
    mutationFn: () => {
      const { entidad, _id: id } = inicial.sobre;
      return createComentario({ entidad, id }, { _id, texto: texto.trim() });
    },
    onSuccess: (saved) => {
      onSaved(saved);
      onClose();
    },
  });
  const isGone = props.isGone || statusOf(update.error) === 404;
  const error = isGone ? create.error : update.error;
  const isChanged = texto.trim() !== inicial.texto;

  const save = () => {
    if (!isSendable(texto) || update.isPending || create.isPending) return;
    if (isGone) create.mutate();
    else if (isChanged) update.mutate();
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
        onArroba={props.onArroba}
        subir={subirA({ entidad: inicial.sobre.entidad, id: inicial.sobre._id })}
        error={error ? errorText(error, t('comentarios.errorGuardar')) : undefined}
        onSubmit={save}
        onEscape={() => (isChanged ? setAsking(true) : onClose())}
      >
        {!isGone && (
          <>
            <Button variant="ghost" disabled={update.isPending} onClick={onClose}>
              {t('comun:accion.cancelar')}
            </Button>
            <Button variant="primary" busy={update.isPending} disabled={!isSendable(texto)} onClick={save}>
              {t('comun:accion.guardar')}
            </Button>
          </>
        )}
      </CampoComentario>
      {isGone && (
        <EliminadoPorOtro
          que="comentario"
          busy={create.isPending}
          disabled={!isSendable(texto)}
          onConservar={save}
          onDescartar={onClose}
        />
      )}
      {asking && <DescartarComentario onConfirm={onClose} onCancel={() => setAsking(false)} />}
    </>
  );
};
