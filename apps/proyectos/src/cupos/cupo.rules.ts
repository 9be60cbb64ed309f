import { erroresProyectos, type Cupo } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { Types } from 'mongoose';

interface Placed {
  estado: string;
  columna?: Types.ObjectId | null;
}

export interface Held {
  tarjetas: number;
  puntos: number;
}

/** Whether a story is in the column already: then it takes no further place. */
export const isInside = ({ dentro }: Cupo, { estado, columna }: Placed): boolean =>
  dentro.some((part) => part.estado === estado && part.columnas.includes(String(columna)) !== part.salvo);

/** Throws if a story of so many points does not fit. One of no points always fits where points are counted. */
export function assertFits({ nombre: columna, maximo, por }: Cupo, { tarjetas, puntos }: Held, more: number) {
  if (por === 'tarjetas' && tarjetas + 1 > maximo)
    throw new DomainError(erroresProyectos.columnaLlena, { columna, maximo });
  if (por === 'puntos' && more > 0 && puntos + more > maximo)
    throw new DomainError(erroresProyectos.columnaSinPuntos, {
      columna,
      maximo,
      ocupado: puntos,
      puntos: more,
    });
}
