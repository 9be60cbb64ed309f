import type { ConversacionResumen } from '@pmp/contracts/ia';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { useDeleteConversacion } from './use-conversaciones';

interface EliminarConversacionProps {
  conversacion: ConversacionResumen;
  onDeleted: () => void;
  onClose: () => void;
}

export const EliminarConversacion = ({ conversacion, onDeleted, onClose }: EliminarConversacionProps) => {
  const { t } = useTranslation(['asistente', 'comun']);
  const remove = useDeleteConversacion(conversacion._id, () => {
    onDeleted();
    onClose();
  });
  return (
    <ConfirmDialog
      title={t('eliminar.titulo')}
      text={t('eliminar.texto', { titulo: conversacion.titulo })}
      confirm={t('comun:accion.eliminar')}
      busy={remove.isPending}
      busyLabel={t('comun:ocupado.eliminando')}
      error={remove.error ? errorText(remove.error, t('eliminar.error')) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};
