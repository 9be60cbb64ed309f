import type { Sprint } from '@pmp/contracts/sprints';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { type AccionSprint, runAccion } from '../api/run-accion';
import { useRefresh } from './use-refresh';

interface ConfirmarAccionProps {
  sprint: Sprint;
  accion: AccionSprint;
  onError: (text: string) => void;
  onClose: () => void;
}

/** Confirms starting, finishing or cancelling; the server checks again. */
const ConfirmarAccion = ({ sprint, accion, onError, onClose }: ConfirmarAccionProps) => {
  const { t } = useTranslation('sprints');
  const refresh = useRefresh(sprint.proyecto);
  const run = useMutation({
    mutationFn: () => runAccion(sprint._id, accion),
    onError: (error) => onError(errorText(error, t('error.accion'))),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(`confirmar.${accion}.titulo`, { nombre: sprint.nombre })}
      text={t(`confirmar.${accion}.texto`)}
      confirm={t(`accion.${accion}`)}
      cancel={accion === 'cancelar' ? t('confirmar.volver') : undefined}
      busyLabel={t(`confirmar.${accion}.ocupado`)}
      harmless={accion !== 'cancelar'}
      busy={run.isPending}
      onConfirm={() => run.mutate()}
      onCancel={onClose}
    />
  );
};

export default ConfirmarAccion;
