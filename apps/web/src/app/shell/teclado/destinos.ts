import { paths } from '../../../shared/navegar/paths';
import type { Destino } from './mapa';

interface Viewer {
  proyectoId: string | undefined;
  isAdmin: boolean;
}

/** The address of a place; undefined where this person cannot go there. */
export const pathOf = (destino: Destino, { proyectoId, isAdmin }: Viewer): string | undefined => {
  switch (destino) {
    case 'resumen':
      return proyectoId && paths.proyecto(proyectoId);
    case 'backlog':
    case 'sprints':
    case 'tablero':
    case 'cronologia':
      return proyectoId && paths[destino](proyectoId);
    case 'tareas':
      return paths.tareasAbiertas;
    case 'equipos':
      return isAdmin ? paths.equipos : undefined;
    default:
      return paths[destino];
  }
};
