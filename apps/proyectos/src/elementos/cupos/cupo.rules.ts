import type { Cupo } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
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
export const isInside = ({ dentro }: Pick<Cupo, 'dentro'>, { estado, columna }: Placed): boolean =>
  dentro.some((part) => part.estado === estado && part.columnas.includes(String(columna)) !== part.salvo);

/**
 * Throws if these do not fit beside what is held. Where points are counted, those of no points always do. `campo`: what
 * brings them in.
 */
export function assertFits(
  { nombre: columna, maximo, por }: Cupo,
  held: Held,
  entering: Held,
  campo: string,
): void {
  if (por === 'tarjetas' && held.tarjetas + entering.tarjetas > maximo)
    throw new DomainError({ ...erroresProyectos.columnaLlena, campo }, { columna, maximo });
  if (por === 'puntos' && entering.puntos > 0 && held.puntos + entering.puntos > maximo)
    throw new DomainError(
      { ...erroresProyectos.columnaSinPuntos, campo },
      { columna, maximo, ocupado: held.puntos, puntos: entering.puntos },
    );
}
