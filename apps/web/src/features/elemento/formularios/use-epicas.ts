import type { Epica, Historia } from '@pmp/contracts/proyectos';
import { useEpicasDe } from '../../../shared/arbol/use-epicas-de';

type Elegible = Pick<Epica, '_id' | 'titulo'>;

/** The epics of a project to choose among, with those that wait to be sent; until they are read, the present one. */
export const useEpicas = (proyectoId: string, actual: Historia['epicaId'] | undefined): Elegible[] => {
  const { query, epicas } = useEpicasDe(proyectoId);
  return query.data || !actual ? epicas : [actual, ...epicas];
};
