import type { Restaurado } from '@pmp/contracts/proyectos';
import type { QueryClient } from '@tanstack/react-query';
import { http } from './http';
import { keys } from './queries/keys';

/** For a project that cannot come back with its clave or to its team. */
export interface Cambiado {
  clave?: string;
  equipo?: string;
}

/** Takes a deletion back; `id` is the deleted thing's. */
export const restaurar = async (id: string, cambiado: Cambiado = {}): Promise<Restaurado> =>
  (await http.post<{ restaurado: Restaurado }>(`/api/papelera/${id}/restaurar`, cambiado)).restaurado;

/** Takes the deletion of a comment back. */
export const restaurarComentario = (id: string): Promise<unknown> =>
  http.post(`/api/comentarios/${id}/restaurar`, {});

/** What comes back is told on the socket; without one this reads it. */
export const readRestored = (queryClient: QueryClient): void => {
  const shown = [keys.papelera, keys.proyectos, keys.resumen, keys.tareasVisibles];
  for (const queryKey of [...shown, ['backlog'], ['sprints'], ['tableros'], ['panel'], ['comentarios']])
    void queryClient.invalidateQueries({ queryKey });
};
