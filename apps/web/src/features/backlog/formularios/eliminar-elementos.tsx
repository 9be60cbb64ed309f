import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { readRestored, restaurar } from '../../../shared/deshacer/restaurar';
import type { Elemento, Entidad } from '../../../shared/elementos/elementos';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { deleteElemento } from '../api/delete-elemento';
import { errorConDetalle } from '../api/error-con-detalle';
import { getLista } from '../api/get-backlog';
import { cuentaDe } from '../cambiar/cuenta-de';

interface EliminarElementosProps {
  elementos: readonly Elemento[];
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

type Cuentas = Record<'historias' | 'tareas' | 'archivos', number>;

/** What is deleted along with them: stories and tasks of epics, tasks of stories, files of tasks. */
const useConEllo = (elementos: readonly Elemento[]): Cuentas | undefined => {
  const [proyecto = '', otro] = [...new Set(elementos.map(({ datos }) => datos.proyecto))];
  const has = (entidad: Entidad) => elementos.some((each) => each.entidad === entidad);
  const lista = (entidad: 'historia' | 'tarea', enabled: boolean) => ({
    queryKey: keys.backlog(proyecto, entidad),
    queryFn: ({ signal }: { signal: AbortSignal }) => getLista(entidad, proyecto, signal),
    enabled: enabled && otro === undefined,
  });
  const historias = useQuery(lista('historia', has('epica')));
  const tareas = useQuery(lista('tarea', has('epica') || has('historia')));
  if (historias.isLoading || tareas.isLoading) return undefined;
  const ids = new Set(elementos.map(({ datos }) => datos._id));
  const suyas = (historias.data ?? []).filter((each) => 'epicaId' in each && ids.has(each.epicaId._id));
  const conEllas = new Set([...suyas.map(({ _id }) => _id), ...ids]);
  return {
    historias: suyas.filter(({ _id }) => !ids.has(_id)).length,
    tareas: (tareas.data ?? []).filter(
      (each) => 'historiaId' in each && conEllas.has(each.historiaId) && !ids.has(each._id),
    ).length,
    archivos:
      elementos.length === 1 && elementos[0]?.entidad === 'tarea' ? elementos[0].datos.archivos.length : 0,
  };
};

/** Asks before epics, stories or tasks go to the trash, and offers them back. */
const EliminarElementos = ({ elementos, onDone, onClose }: EliminarElementosProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const queryClient = useQueryClient();
  const cuentas = useConEllo(elementos);
  const { diasPapelera = 30 } = useConfiguracionPublica();
  const [first] = elementos;
  const cuantos = t(cuentaDe(elementos), { count: elementos.length });
  const one = elementos.length === 1 ? first : undefined;
  const remove = useMutation({
    mutationFn: async () => {
      // A task goes with its story: deleting the story first would leave nothing to delete.
      const inOrder = ['tarea', 'historia', 'epica'].flatMap((entidad) =>
        elementos.filter((each) => each.entidad === entidad),
      );
      for (const { entidad, datos } of inOrder)
        await deleteElemento({ entidad, id: datos._id }, datos.version);
      return inOrder.toReversed();
    },
    onSuccess: (gone) => {
      void queryClient.invalidateQueries({ queryKey: keys.resumen });
      if (one) deshacer.offer({ tipo: one.entidad, _id: one.datos._id, titulo: one.datos.titulo });
      else
        deshacer.offer({
          tipo: 'cambio',
          _id: newId(),
          titulo: t('eliminar.hecho', { cuantos }),
          undo: async () => {
            for (const { datos } of gone) await restaurar(datos._id);
            readRestored(queryClient);
            return 0;
          },
        });
      onDone?.();
      onClose();
    },
  });
  if (!first) return null;
  const lista = (['historias', 'tareas', 'archivos'] as const)
    .filter((name) => (cuentas?.[name] ?? 0) > 0)
    .map((name) => t(`eliminar.sus.${name}`, { count: cuentas?.[name] ?? 0 }));
  const pregunta = one ? t(`eliminar.${one.entidad}`) : t('eliminar.varios');
  const count = elementos.length;
  const plazo = t('eliminar.plazo', { count: diasPapelera });
  const adonde = lista.length
    ? t('eliminar.papeleraCon', { count, lista, plazo })
    : t('eliminar.papelera', { count, plazo });
  return (
    <ConfirmDialog
      title={
        one ? t('eliminar.titulo', { titulo: one.datos.titulo }) : t('eliminar.tituloVarios', { cuantos })
      }
      text={`${pregunta} ${adonde}`}
      confirm={comun('accion.eliminar')}
      busyLabel={comun('ocupado.eliminando')}
      busy={remove.isPending}
      error={
        remove.error ? errorConDetalle(t, t(`error.eliminar.${first.entidad}`), remove.error) : undefined
      }
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

export default EliminarElementos;
