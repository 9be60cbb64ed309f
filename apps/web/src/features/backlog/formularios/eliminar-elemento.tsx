import type { Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { keys } from '../../../shared/queries/keys';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { deleteElemento } from '../api/delete-elemento';
import { countTareas, type EpicaNode } from '../arbol/backlog-tree';
import type { Entidad } from '../../../shared/elementos/elementos';
import { errorConDetalle } from '../api/error-con-detalle';

interface EliminarElementoProps {
  entidad: Entidad;
  elemento: Epica | Historia | Tarea;
  tree: EpicaNode[];
  onClose: () => void;
}

/** What is deleted along with it: stories and tasks of an epic, tasks of a story, files of a task. */
const goesWith = (tree: EpicaNode[], entidad: Entidad, elemento: Epica | Historia | Tarea) => {
  const id = elemento._id;
  if ('archivos' in elemento) return { historias: 0, tareas: 0, archivos: elemento.archivos.length };
  if (entidad === 'epica') {
    const node = tree.find(({ epica }) => epica._id === id);
    return { historias: node?.historias.length ?? 0, tareas: node ? countTareas(node) : 0, archivos: 0 };
  }
  const node = tree.flatMap(({ historias }) => historias).find(({ historia }) => historia._id === id);
  return { historias: 0, tareas: node?.tareas.length ?? 0, archivos: 0 };
};

const EliminarElemento = ({ entidad, elemento, tree, onClose }: EliminarElementoProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const queryClient = useQueryClient();
  const { _id, titulo, version } = elemento;
  const counts = goesWith(tree, entidad, elemento);
  const remove = useMutation({
    mutationFn: () => deleteElemento({ entidad, id: _id }, version),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.resumen });
      deshacer.offer({ tipo: entidad, _id, titulo });
      onClose();
    },
  });
  const lista = (['historias', 'tareas', 'archivos'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => t(name, { count: counts[name] }));
  const conEllo = t('eliminar.conEllo', {
    count: counts.historias + counts.tareas + counts.archivos,
    lista,
  });
  const text = [t(`eliminar.${entidad}`), lista.length > 0 && conEllo, t('eliminar.papelera')];
  return (
    <ConfirmDialog
      title={t('eliminar.titulo', { titulo })}
      text={text.filter(Boolean).join(' ')}
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
