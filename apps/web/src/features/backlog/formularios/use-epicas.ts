import type { Epica, Historia } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { listaQuery, useConPendientes } from '../filtrar/use-backlog';

type Elegible = Pick<Epica, '_id' | 'titulo'>;

/** The epics of a project to choose among, with those that wait to be sent; until they are read, the present one. */
export const useEpicas = (proyectoId: string, actual: Historia['epicaId'] | undefined): Elegible[] => {
  const { data } = useQuery(listaQuery('epica', proyectoId));
  const { epicas } = useConPendientes(proyectoId, { epica: data, historia: undefined, tarea: undefined });
  return data || !actual ? epicas : [actual, ...epicas];
};
