import type { Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { keys } from '../../../shared/queries/keys';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { deleteElemento } from '../api/delete-elemento';
import { countTareas, type EpicaNode } from '../arbol/backlog-tree';
import type { Entidad } from '../arbol/elementos';
import { errorConDetalle } from '../api/error-con-detalle';

interface EliminarElementoProps {
  entidad: Entidad;
  elemento: Epica | Historia | Tarea;
  tree: EpicaNode[];
  onClose: () => void;
}

/** What is deleted along with it: stories and tasks of an epic, tasks of a story. */
const goesWith = (tree: EpicaNode[], entidad: Entidad, id: string) => {
  if (entidad === 'epica') {
    const node = tree.find(({ epica }) => epica._id === id);
    return { historias: node?.historias.length ?? 0, tareas: node ? countTareas(node) : 0 };
  }
  const node = tree.flatMap(({ historias }) => historias).find(({ historia }) => historia._id === id);
  return { historias: 0, tareas: entidad === 'historia' ? (node?.tareas.length ?? 0) : 0 };
};

const EliminarElemento = ({ entidad, elemento, tree, onClose }: EliminarElementoProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const queryClient = useQueryClient();
  const { _id, titulo, version } = elemento;
  const counts = goesWith(tree, entidad, _id);
  const remove = useMutation({
    mutationFn: () => deleteElemento({ entidad, id: _id }, version),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.resumen });
      deshacer.offer({ tipo: entidad, _id, titulo });
      onClose();
    },
  });
  const historias = t('historias', { count: counts.historias });
  const tareas = t('tareas', { count: counts.tareas });
  return (
    <ConfirmDialog
      title={t('eliminar.titulo', { titulo })}
      text={t(`eliminar.${entidad}`, { historias, tareas })}
      confirm={comun('accion.eliminar')}
      busyLabel={comun('ocupado.eliminando')}
      busy={remove.isPending}
      error={remove.error ? errorConDetalle(t, t(`error.eliminar.${entidad}`), remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

export default EliminarElemento;
