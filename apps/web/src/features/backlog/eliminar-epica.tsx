import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { deleteEpica } from './api/delete-elemento';
import { countTareas, type EpicaNode } from './backlog-tree';
import { errorConDetalle } from './error-con-detalle';
import { useDeleteElemento } from './use-delete-elemento';

interface EliminarEpicaProps {
  node: EpicaNode;
  onClose: () => void;
}

const EliminarEpica = ({ node, onClose }: EliminarEpicaProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const { _id, titulo, proyecto } = node.epica;
  const remove = useDeleteElemento(proyecto, () => deleteEpica(_id), onClose);
  return (
    <ConfirmDialog
      title={t('eliminar.epica', { titulo })}
      text={t('eliminar.epicaTexto', {
        historias: t('historias', { count: node.historias.length }),
        tareas: t('tareas', { count: countTareas(node) }),
      })}
      confirm={comun('accion.eliminar')}
      busyLabel={comun('ocupado.eliminando')}
      busy={remove.isPending}
      error={remove.error ? errorConDetalle(t, t('error.eliminarEpica'), remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

export default EliminarEpica;
