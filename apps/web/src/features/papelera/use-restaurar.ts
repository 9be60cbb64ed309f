import type { Restaurado } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Cambiado, readRestored, restaurar } from '../../shared/deshacer/restaurar';
import { fieldErrors } from '../../shared/http/errors';

/** What a project may need to come back: its key is another's by now, or its team is gone. */
export type Necesario = 'clave' | 'equipo';

/** What a refused restoration asks for; undefined: nothing that can be given. */
export const necesarioOf = (error: unknown): Necesario | undefined => {
  const campo = fieldErrors(error)[0]?.campo;
  return campo === 'clave' || campo === 'equipo' ? campo : undefined;
};

/** Restores what its id says, with what has to change for that. */
export const useRestaurar = (onDone: (restaurado: Restaurado) => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, cambiado = {} }: { id: string; cambiado?: Cambiado }) => restaurar(id, cambiado),
    onSuccess: (restaurado) => {
      readRestored(queryClient);
      onDone(restaurado);
    },
  });
};
