import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/http/errors';
import { ConfirmDialog } from '../../shared/ui/dialogos/confirm-dialog';
import { useDelete } from './use-alertas';

interface EliminarAlertasProps {
  proyecto: string;
  count: number;
  onClose: () => void;
}

const EliminarAlertas = ({ proyecto, count, onClose }: EliminarAlertasProps) => {
  const { t } = useTranslation(['alertas', 'comun']);
  const remove = useDelete(proyecto, onClose);
  return (
    <ConfirmDialog
      title={t('eliminar.titulo', { count })}
      text={t('eliminar.texto')}
      confirm={t('comun:accion.eliminar')}
      busy={remove.isPending}
      busyLabel={t('comun:ocupado.eliminando')}
      error={
        remove.error
          ? [t('error.eliminar'), errorText(remove.error, '')].filter(Boolean).join(': ')
          : undefined
      }
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

export default EliminarAlertas;
