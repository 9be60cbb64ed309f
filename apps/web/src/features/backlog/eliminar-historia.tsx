import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { deleteHistoria } from './api/delete-elemento';
import type { HistoriaNode } from './backlog-tree';
import { errorConDetalle } from './error-con-detalle';
import { useDeleteElemento } from './use-delete-elemento';

interface EliminarHistoriaProps {
  node: HistoriaNode;
  onClose: () => void;
}

const EliminarHistoria = ({ node, onClose }: EliminarHistoriaProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const { _id, titulo, proyecto } = node.historia;
  const remove = useDeleteElemento(proyecto, () => deleteHistoria(_id), onClose);
  return (
    <ConfirmDialog
      title={t('eliminar.historia', { titulo })}
      text={t('eliminar.historiaTexto', { tareas: t('tareas', { count: node.tareas.length }) })}
      confirm={comun('accion.eliminar')}
      busyLabel={comun('ocupado.eliminando')}
      busy={remove.isPending}
      error={remove.error ? errorConDetalle(t, t('error.eliminarHistoria'), remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

export default EliminarHistoria;
