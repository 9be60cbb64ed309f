import type { Sprint } from '@pmp/contracts/sprints';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText, statusOf } from '../../../shared/http/errors';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { deleteSprint } from '../api/delete-sprint';
import { useRefresh } from './use-refresh';

interface EliminarSprintProps {
  sprint: Sprint;
  onError: (text: string) => void;
  onClose: () => void;
}

const EliminarSprint = ({ sprint, onError, onClose }: EliminarSprintProps) => {
  const { t } = useTranslation(['sprints', 'comun']);
  const refresh = useRefresh(sprint.proyecto);
  const remove = useMutation({
    mutationFn: () =>
      deleteSprint(sprint._id).catch((error: unknown) => {
        // Somebody else has deleted it already, so the wish is fulfilled.
        if (statusOf(error) !== 404) throw error;
      }),
    onError: (error) => onError(errorText(error, t('error.accion'))),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('confirmar.eliminar.titulo', { nombre: sprint.nombre })}
      text={t('confirmar.eliminar.texto')}
      confirm={t('comun:accion.eliminar')}
      busyLabel={t('comun:ocupado.eliminando')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

export default EliminarSprint;
