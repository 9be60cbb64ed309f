import type { Etiqueta, EtiquetaCreate, EtiquetaUpdate } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../../shared/http/http';
import { keys } from '../../../shared/queries/keys';

/** With how many stories and tasks have it. */
export type EtiquetaContada = Etiqueta & { elementos: number };

const getEtiquetas = async (proyecto: string, signal: AbortSignal): Promise<EtiquetaContada[]> =>
  (await http.get<{ etiquetas: EtiquetaContada[] }>(`/api/etiquetas/proyecto/${proyecto}`, signal)).etiquetas;

/** The labels of a project, in its order. */
export const useEtiquetas = (proyecto: string, enabled = true) =>
  useQuery({
    queryKey: keys.etiquetas(proyecto),
    queryFn: ({ signal }) => getEtiquetas(proyecto, signal),
    enabled,
  });

/** The caller chooses `_id`, so that a repeated call never creates a second one. */
export const createEtiqueta = async (
  proyecto: string,
  datos: EtiquetaCreate & { _id: string },
): Promise<Etiqueta> =>
  (await http.post<{ etiqueta: Etiqueta }>(`/api/etiquetas/proyecto/${proyecto}`, datos)).etiqueta;

export const updateEtiqueta = (id: string, cambios: EtiquetaUpdate) =>
  http.put(`/api/etiquetas/${id}`, cambios);

export const deleteEtiqueta = (id: string) => http.delete(`/api/etiquetas/${id}`);

/** Back on all that had it. */
export const restoreEtiqueta = (id: string) => http.post(`/api/etiquetas/${id}/restaurar`, {});
