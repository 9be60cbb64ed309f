import type { Historia, HistoriasLote, Tarea, TareasLote } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';
import { tellSaved } from '../api/tell';

/** Makes one change to all of them, all or nothing. */
export const putHistorias = async (ids: string[], cambios: HistoriasLote['cambios']): Promise<void> => {
  const { historias } = await http.put<{ historias: Historia[] }>('/api/historias/lote', { ids, cambios });
  for (const historia of historias) tellSaved('historia', historia);
};

export const putTareas = async (ids: string[], cambios: TareasLote['cambios']): Promise<void> => {
  const { tareas } = await http.put<{ tareas: Tarea[] }>('/api/tareas/lote', { ids, cambios });
  for (const tarea of tareas) tellSaved('tarea', tarea);
};
