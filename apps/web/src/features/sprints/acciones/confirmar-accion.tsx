import type { Sprint } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import type { AccionSprint } from '../api/run-accion';
import { useRunAccion } from './use-run-accion';

interface ConfirmarAccionProps {
  sprint: Sprint;
  accion: AccionSprint;
  onError: (text: string) => void;
  onClose: () => void;
}

/** Confirms starting, finishing or cancelling; the server checks again. */
const ConfirmarAccion = ({ sprint, accion, onError, onClose }: ConfirmarAccionProps) => {
  const { t } = useTranslation('sprints');
  const run = useRunAccion({ sprint, accion, onError, onClose });
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
