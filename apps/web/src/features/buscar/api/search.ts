import type { MensajeEncontrado } from '@pmp/contracts/mensajes';
import type { ComentarioEncontrado, Resultado, SprintEncontrado } from '@pmp/contracts/proyectos';
import { rutasBusqueda } from '@pmp/contracts/proyectos/rutas';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { pedir } from '../../../shared/http/pedir';

interface Trabajo {
  resultados: Resultado[];
  /** Missing in the previous server version, which may still answer during an update. */
  comentarios?: ComentarioEncontrado[];
  sprints?: SprintEncontrado[];
}

export const searchTrabajo = (q: string, signal: AbortSignal): Promise<Trabajo> =>
  pedir(rutasBusqueda.buscar, { query: { q }, signal });

export const searchMensajes = async (q: string, signal: AbortSignal): Promise<MensajeEncontrado[]> =>
  (await pedir(rutasMensajes.buscar, { query: { q, limite: 6 }, signal })).resultados;
