import type { Sprint } from '@pmp/contracts/sprints';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Verificacion, verifySprint } from '../api/verify-sprint';

export type Verify = (sprint: Sprint, accion: 'iniciar' | 'finalizar') => void;

export type Answer =
  | { kind: 'confirmar'; sprint: Sprint; accion: 'iniciar' | 'finalizar' }
  | { kind: 'motivos'; sprint: Sprint; accion: 'iniciar' | 'finalizar'; verificacion: Verificacion };

/** Checks with the server, then opens the confirmation or the reasons against it. */
export const useVerify = (onAnswer: (open: Answer) => void, onError: (text: string) => void) => {
  const { t } = useTranslation('sprints');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ sprint, accion }: { sprint: Sprint; accion: 'iniciar' | 'finalizar' }) =>
      verifySprint(sprint._id, accion),
    onSuccess: (verificacion, { sprint, accion }) =>
      onAnswer(
        verificacion.puede && verificacion.avisos.length === 0
          ? { kind: 'confirmar', sprint, accion }
          : { kind: 'motivos', sprint, accion, verificacion },
      ),
    onError: () => onError(t('error.verificar')),
  });
  const verify: Verify = (sprint, accion) => mutate({ sprint, accion });
  return { verify, verifying: isPending ? variables.sprint._id : undefined };
};
