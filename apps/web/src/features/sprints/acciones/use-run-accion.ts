import type { SprintCambio } from '@pmp/contracts/sprints';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { errorText } from '../../../shared/http/errors';
import { type AccionSprint, runAccion } from '../api/run-accion';
import { useRefresh } from './use-refresh';

interface Running {
  sprint: { _id: string; nombre: string; proyecto: string };
  accion: AccionSprint;
  onError: (text: string) => void;
  onClose: () => void;
}

/** Starts, finishes or cancels a sprint, and says so; the server checks again. */
export const useRunAccion = ({ sprint, accion, onError, onClose }: Running) => {
  const { t } = useTranslation('sprints');
  const refresh = useRefresh(sprint.proyecto);
  return useMutation<SprintCambio>({
    mutationFn: () => runAccion(sprint._id, accion),
    onSuccess: () => deshacer.say(t(`dicho.${accion}`, { nombre: sprint.nombre })),
    onError: (error) => onError(errorText(error, t('error.accion'))),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
};
