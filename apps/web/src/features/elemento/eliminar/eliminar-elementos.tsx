import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { readRestored, restaurar } from '../../../shared/deshacer/restaurar';
import type { Elemento } from '../../../shared/elementos/elementos';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { deleteElementos } from './delete-elementos';
import { errorConDetalle } from '../../../shared/http/error-con-detalle';
import { cuentaDe } from '../cambiar/cuenta-de';
import { useConEllo } from './con-ello';

interface EliminarElementosProps {
  elementos: readonly Elemento[];
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks before epics, stories or tasks go to the trash, and offers them back. */
const EliminarElementos = ({ elementos, onDone, onClose }: EliminarElementosProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const queryClient = useQueryClient();
  const { data: cuentas } = useConEllo(elementos);
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
      await deleteElementos(inOrder);
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
