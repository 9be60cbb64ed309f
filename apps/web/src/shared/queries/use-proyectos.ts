import type { Proyecto } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { keys } from './keys';
import { readOf } from './read-of';

/** The projects the person may see; the sidebar and several screens share this query. */
export const useProyectos = () =>
  useQuery({
    queryKey: keys.proyectos,
    meta: { log: 'Error al cargar proyectos' },
    ...readOf(
      () => '/api/proyectos',
      ({ proyectos }: { proyectos: Proyecto[] }) => proyectos,
    ),
  });
