import type { Mensaje } from '@pmp/contracts/mensajes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { useSession } from '../../../shared/sesion/session';
import { deleteMensaje } from '../api/change-mensaje';
import { takeEliminado } from '../historial/mensajes';

interface EliminarMensajeProps {
  mensaje: Mensaje;
  onClose: () => void;
}

const EliminarMensaje = ({ mensaje, onClose }: EliminarMensajeProps) => {
  const { t } = useTranslation(['mensajes', 'comun']);
  const queryClient = useQueryClient();
  const { user } = useSession();
  /** Who deletes somebody else's is named where it was. */
  const yo =
    user._id && user._id !== mensaje.emisor._id
      ? { _id: user._id, nombre: user.nombre ?? '', avatar: user.avatar ?? null }
      : null;
  const remove = useMutation({
    mutationFn: () => deleteMensaje(mensaje._id),
    onSuccess: () => {
      takeEliminado({ ...mensaje, version: mensaje.version + 1, eliminadoPor: yo });
      void queryClient.invalidateQueries({ queryKey: keys.chats });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('eliminar.titulo')}
      text={[t('eliminar.texto'), yo && t('eliminar.ajeno', { nombre: mensaje.emisor.nombre })]
        .filter(Boolean)
        .join(' ')}
      detail={
        <p className="line-clamp-3 border-l-2 border-line-strong pl-2 break-words">{mensaje.contenido}</p>
      }
      confirm={t('comun:accion.eliminar')}
      busyLabel={t('comun:ocupado.eliminando')}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, t('error.eliminar')) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

export default EliminarMensaje;
