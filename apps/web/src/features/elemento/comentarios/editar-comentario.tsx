import type { Persona } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostrarBorrador } from '../../../shared/escritura/borradores/borradores';
import { errorText, statusOf } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { parte } from '../../../shared/partes/parte';
import { Button } from '../../../shared/ui/controles/button';
import { subirA } from '../adjuntos/subir-a';
import { EliminadoPorOtro } from '../eliminar/eliminado-por-otro';
import { guardarEdicion, leerEdicion } from './borrador-edicion';
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
  const [inicial] = useState(() => {
    const edicion = leerEdicion(comentario._id);
    return edicion ? { ...comentario, texto: edicion.base, version: edicion.version } : comentario;
  });
  const [recuperado] = useState(() => leerEdicion(inicial._id)?.texto);
  const [texto, setTexto] = useState(recuperado ?? inicial.texto);
  const write = (next: string) => {
    setTexto(next);
    guardarEdicion(inicial, next);
  };
  useEffect(() => mostrarBorrador('comentarioEditado', inicial._id), [inicial._id]);
  const close = () => {
    guardarEdicion(inicial, undefined);
    onClose();
  };
  // It would be saved without the picture.
  const [isSubiendo, setSubiendo] = useState(false);
  const [asking, setAsking] = useState(false);
  const update = useMutation({
    mutationFn: () => updateComentario(inicial._id, { texto: texto.trim(), version: inicial.version }),
    onSuccess: (saved) => {
      onSaved(saved);
      close();
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
      close();
    },
  });
  const isGone = props.isGone || statusOf(update.error) === 404;
  const error = isGone ? create.error : update.error;
  const isChanged = texto.trim() !== inicial.texto;

  const save = () => {
    if (!isSendable(texto) || isSubiendo || update.isPending || create.isPending) return;
    if (isGone) create.mutate();
    else if (isChanged) update.mutate();
    else close();
  };

  return (
    <>
      <CampoComentario
        autofocus={recuperado === undefined}
        onSubiendo={setSubiendo}
        label={t('comentarios.editar')}
        texto={texto}
        onTexto={write}
        personas={personas}
        onArroba={props.onArroba}
        subir={subirA({ entidad: inicial.sobre.entidad, id: inicial.sobre._id })}
        error={error ? errorText(error, t('comentarios.errorGuardar')) : undefined}
        onSubmit={save}
        onEscape={() => (isChanged ? setAsking(true) : close())}
      >
        {!isGone && (
          <>
            <Button variant="ghost" disabled={update.isPending} onClick={close}>
              {t('comun:accion.cancelar')}
            </Button>
            <Button
              variant="primary"
              busy={update.isPending}
              disabled={!isSendable(texto) || isSubiendo}
              onClick={save}
            >
              {t('comun:accion.guardar')}
            </Button>
          </>
        )}
      </CampoComentario>
      {isGone && (
        <EliminadoPorOtro
          que="comentario"
          busy={create.isPending}
          disabled={!isSendable(texto) || isSubiendo}
          onConservar={save}
          onDescartar={close}
        />
      )}
      {asking && <DescartarComentario onConfirm={close} onCancel={() => setAsking(false)} />}
    </>
  );
};
