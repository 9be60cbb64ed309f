import type { MensajeEncontrado } from '@pmp/contracts/mensajes';
import type { ComentarioEncontrado, Resultado, SprintEncontrado } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

interface Trabajo {
  resultados: Resultado[];
  /** Missing in the previous server version, which may still answer during an update. */
  comentarios?: ComentarioEncontrado[];
  sprints?: SprintEncontrado[];
}

export const searchTrabajo = (q: string, signal: AbortSignal): Promise<Trabajo> =>
  http.get<Trabajo>(`/api/proyectos/buscar?q=${encodeURIComponent(q)}`, signal);

export const searchMensajes = async (q: string, signal: AbortSignal): Promise<MensajeEncontrado[]> =>
  (
    await http.get<{ resultados: MensajeEncontrado[] }>(
      `/api/mensajes/buscar?q=${encodeURIComponent(q)}&limite=6`,
      signal,
    )
  ).resultados;
