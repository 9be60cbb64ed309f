import type { Said } from '@pmp/contracts/notificaciones';
import { type Aviso, wordsOf } from '../notificacion.rules';

/** One of those that one notification tells of, as it would have been told alone. */
export interface Elemento {
  accion: string;
  frase: Said;
}

/** What several are told as. What has no name here is told one by one. */
const TOGETHER: Partial<Record<Said['aviso'], Said['aviso']>> = {
  tareaAsignada: 'tareasAsignadas',
  tareaRetirada: 'tareasRetiradas',
  tareaCambiaEstado: 'tareasActualizadas',
  tareaActualizada: 'tareasActualizadas',
  historiaAsignada: 'historiasAsignadas',
  historiaRetirada: 'historiasRetiradas',
  historiaCambiaEstado: 'historiasActualizadas',
  historiaActualizada: 'historiasActualizadas',
};

const NAMED = 3;

type Told = Pick<Aviso, 'titulo' | 'mensaje' | 'frase'> & { accion: string; elementos: Elemento[] };

const placesOf = ({ frase }: Elemento) => frase.parametros as { autor: string; titulo: string };

export const titleOf = (elemento: Elemento): string => placesOf(elemento).titulo;

/** Both say the same of two of the person's tasks or stories, so that one notification can. */
export const belongTogether = (one: Said, other: Said): boolean =>
  TOGETHER[one.aviso] !== undefined && TOGETHER[one.aviso] === TOGETHER[other.aviso];

/** What one notification says of all of them, and where it leads: to the last. At least one. */
export function tellTogether(elementos: Elemento[]): Told {
  const last = elementos.at(-1)!;
  const { accion, frase } = last;
  const aviso = TOGETHER[frase.aviso];
  if (elementos.length === 1 || !aviso) return { ...wordsOf(frase), accion, elementos: [] };
  const titulos = elementos.slice(0, NAMED).map(titleOf).join(' · ');
  const parametros = {
    autor: placesOf(last).autor,
    total: elementos.length,
    titulos: elementos.length > NAMED ? `${titulos}…` : titulos,
  };
  return { ...wordsOf({ aviso, parametros } as Said), accion, elementos };
}
