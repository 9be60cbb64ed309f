import type { Enlace, EnlaceCreate, Resultado } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

export const getEnlaces = async (elemento: string, signal: AbortSignal): Promise<Enlace[]> =>
  (await http.get<{ enlaces: Enlace[] }>(`/api/enlaces/elemento/${elemento}`, signal)).enlaces;

/** The caller chooses `_id`, so that a repeated call never creates a second one. */
export const createEnlace = async (datos: EnlaceCreate & { _id: string }): Promise<Enlace> =>
  (await http.post<{ enlace: Enlace }>('/api/enlaces', datos)).enlace;

export const deleteEnlace = (id: string) => http.delete(`/api/enlaces/${id}`);

export const restoreEnlace = (id: string) => http.post(`/api/enlaces/${id}/restaurar`, {});

/** Stories and tasks with the text in their title, or with it as their key. */
export const searchExtremos = async (q: string, signal: AbortSignal): Promise<Resultado[]> =>
  (
    await http.get<{ resultados: Resultado[] }>(`/api/proyectos/buscar?q=${encodeURIComponent(q)}`, signal)
  ).resultados.filter(({ tipo }) => tipo === 'historia' || tipo === 'tarea');
