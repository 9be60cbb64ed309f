import type { Epica } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { useFilas } from '../almacen/lista';
import { epicasQuery } from './epicas-query';
import { useEsDe } from './use-es-de';

/** The epics of a project as they are now, and how their reading goes. */
export const useEpicasDe = (proyectoId: string, enabled = true) => {
  const query = useQuery({ ...epicasQuery(proyectoId), enabled });
  const epicas: Epica[] = useFilas('epica', query.data, useEsDe(proyectoId));
  return { query, epicas };
};

interface Lectura {
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  data: unknown;
  error: Error | null;
}

export const readingOf = (all: readonly Lectura[]) => ({
  isPending: all.some((query) => query.isPending),
  isFetching: all.some((query) => query.isFetching),
  /** Some list could not be read, so nothing may be called empty. */
  isMissing: all.some((query) => query.isError && !query.data),
  error: all.find((query) => query.error)?.error ?? null,
});
