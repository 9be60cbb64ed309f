import type { Proyecto } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { errorText, statusOf } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { deleteProyecto } from '../api/delete-proyecto';
import type { SampleStore } from '../lista/use-proyectos-view';

interface EliminarProyectoProps {
  proyecto: Proyecto;
  sampleStore: SampleStore | undefined;
  onClose: () => void;
}

const EliminarProyecto = ({ proyecto, sampleStore, onClose }: EliminarProyectoProps) => {
  const { t } = useTranslation(['proyectos', 'comun']);
  const queryClient = useQueryClient();
  const { diasPapelera = 30 } = useConfiguracionPublica();
  const remove = useMutation({
    mutationFn: async () => {
      if (sampleStore) return sampleStore.remove(proyecto._id);
      await deleteProyecto(proyecto._id).catch((error: unknown) => {
        // Somebody else has deleted it already, so the wish is fulfilled.
        if (statusOf(error) !== 404) throw error;
      });
    },
    onSuccess: () => {
      if (!sampleStore) {
        void queryClient.invalidateQueries({ queryKey: keys.proyectos });
        void queryClient.invalidateQueries({ queryKey: keys.resumen });
        deshacer.offer({ tipo: 'proyecto', _id: proyecto._id, titulo: proyecto.nombre });
      }
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('eliminar.titulo', { nombre: proyecto.nombre })}
      text={t('eliminar.texto')}
      detail={t('eliminar.alcance', { count: diasPapelera })}
      confirm={t('comun:accion.eliminar')}
      busyLabel={t('comun:ocupado.eliminando')}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, t('error.eliminar')) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

export default EliminarProyecto;
