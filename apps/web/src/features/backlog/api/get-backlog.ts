import type { Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import { statusOf } from '../../../shared/errors';
import { http } from '../../../shared/http';

/** A list that does not exist is an empty one (specification); any other failure is a failure. */
const emptyIfMissing = async <T>(load: Promise<T[]>): Promise<T[]> =>
  load.catch((error: unknown) => {
    if (statusOf(error) === 404) return [];
    throw error;
  });

export const getEpicas = (proyectoId: string, signal: AbortSignal): Promise<Epica[]> =>
  emptyIfMissing(
    http.get<{ epicas: Epica[] }>(`/api/epicas/proyecto/${proyectoId}`, signal).then((r) => r.epicas),
  );

export const getHistorias = (proyectoId: string, signal: AbortSignal): Promise<Historia[]> =>
  emptyIfMissing(
    http
      .get<{ historias: Historia[] }>(`/api/historias/proyecto/${proyectoId}`, signal)
      .then((r) => r.historias),
  );

export const getTareas = (proyectoId: string, signal: AbortSignal): Promise<Tarea[]> =>
  emptyIfMissing(
    http.get<{ tareas: Tarea[] }>(`/api/tareas/proyecto/${proyectoId}`, signal).then((r) => r.tareas),
  );
