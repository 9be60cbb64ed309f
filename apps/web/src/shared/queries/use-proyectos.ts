import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { useQuery } from '@tanstack/react-query';
import { keys } from './keys';
import { readOf } from './read-of';

/** The projects the person may see; the sidebar and several screens share this query. */
export const useProyectos = () =>
  useQuery({
    queryKey: keys.proyectos,
    meta: { log: 'Error al cargar proyectos' },
    ...readOf(
      rutasProyectos.listar,
      () => [],
      ({ proyectos }) => proyectos,
    ),
  });
