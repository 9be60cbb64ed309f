import type { Equipo } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../shared/queries/keys';
import { ConfirmDialog } from '../../shared/ui/dialogos/confirm-dialog';
import { deleteEquipo } from './api/delete-equipo';
import { deleteErrorText } from './delete-error';

interface EliminarEquipoProps {
  equipo: Equipo;
  onClose: () => void;
}

const EliminarEquipo = ({ equipo, onClose }: EliminarEquipoProps) => {
  const { t } = useTranslation('equipos');
  const { t: comun } = useTranslation();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteEquipo(equipo._id),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.equipos });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('eliminar.titulo', { nombre: equipo.nombre })}
      text={t('eliminar.texto', { count: equipo.miembros.length })}
      confirm={comun('accion.eliminar')}
      busyLabel={comun('ocupado.eliminando')}
      busy={remove.isPending}
      error={remove.error ? deleteErrorText(t, remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

export default EliminarEquipo;
