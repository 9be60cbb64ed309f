import type { Vista } from '@pmp/contracts/proyectos';
import { http } from '../http/http';

export type NuevaVista = Pick<Vista, '_id' | 'nombre' | 'consulta'> &
  Partial<Pick<Vista, 'ambito' | 'presentacion' | 'agrupar' | 'columnas'>> & {
    equipo?: string | null;
    proyecto?: string | null;
  };
export type CambioVista = Partial<Omit<NuevaVista, '_id'>> & { version?: number };

export const createVista = async (vista: NuevaVista): Promise<Vista> =>
  (await http.post<{ vista: Vista }>('/api/vistas', vista)).vista;

export const updateVista = async (id: string, cambio: CambioVista): Promise<Vista> =>
  (await http.put<{ vista: Vista }>(`/api/vistas/${id}`, cambio)).vista;

export const deleteVista = (id: string): Promise<unknown> => http.delete(`/api/vistas/${id}`);

export const restoreVista = async (id: string): Promise<Vista> =>
  (await http.post<{ vista: Vista }>(`/api/vistas/${id}/restaurar`, {})).vista;
