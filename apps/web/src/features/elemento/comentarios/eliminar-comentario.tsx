import type { Comentario } from '@pmp/contracts/proyectos';
import { plainWords } from '@pmp/contracts/common/markdown';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { errorText, statusOf } from '../../../shared/http/errors';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { deleteComentario } from './comentarios-api';

/** Longest excerpt of the comment in the question. */
const SHOWN = 40;

const beginningOf = (texto: string): string => {
  const line = plainWords(texto).trim().replace(/\s+/g, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN).trimEnd()}…` : line;
};

interface EliminarComentarioProps {
  comentario: Comentario;
  title: string;
  onDeleted: (comentario: Comentario) => void;
  onClose: () => void;
}

const EliminarComentario = ({ comentario, title, onDeleted, onClose }: EliminarComentarioProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const remove = useMutation({
    mutationFn: async () => {
      try {
        await deleteComentario(comentario._id);
      } catch (error) {
        // Somebody else has deleted it already, so the wish is fulfilled.
        if (statusOf(error) !== 404) throw error;
      }
    },
    onSuccess: () => {
      onClose();
      onDeleted(comentario);
      deshacer.offer({ tipo: 'comentario', _id: comentario._id, titulo: beginningOf(comentario.texto) });
    },
  });
  return (
    <ConfirmDialog
      title={title}
      text={t('comentarios.confirmar')}
      detail={
        <p className="line-clamp-3 border-l-2 border-line-strong pl-2 break-words">
          {plainWords(comentario.texto)}
        </p>
      }
      confirm={t('comun:accion.eliminar')}
      busyLabel={t('comun:ocupado.eliminando')}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, t('comentarios.errorEliminar')) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

export default EliminarComentario;
