import type { EstadoTarea, Mapeo, TipoImportacion } from '@pmp/contracts/proyectos';
import { guessEstado } from '../mapeo/guess.rules';
import type { Item } from './item/item';

export interface PastChange {
  fecha: Date;
  /** Who did so, as the source calls them; absent: it does not say. */
  autor?: string;
  de: EstadoTarea;
  a: EstadoTarea;
}

interface Facts {
  tipo: TipoImportacion;
  mapeo: Pick<Mapeo, 'estados'>;
  /** What it is now. */
  estado: string;
  createdAt: Date;
  now: Date;
}

const DAY_MS = 86_400_000;

/** Only tasks can be blocked. */
export const estadoOf = (estado: EstadoTarea, tipo: TipoImportacion): EstadoTarea =>
  tipo !== 'tarea' && estado === 'bloqueada' ? 'en progreso' : estado;

/**
 * The changes of state that the source tells, in this product's states, oldest first. Where it tells none, there are at
 * least the days on which it was begun and completed, if those are known.
 */
export function historyOf(
  { historial, empezado, resuelto }: Item,
  { tipo, mapeo, estado, createdAt, now }: Facts,
): PastChange[] {
  const stateOf = (name: string): EstadoTarea => {
    const meant = Object.hasOwn(mapeo.estados, name) ? mapeo.estados[name]! : guessEstado(name);
    return estadoOf(meant === 'omitir' ? 'completada' : meant, tipo);
  };
  const isPast = (fecha: Date): boolean => fecha >= createdAt && fecha < now;
  const told = historial
    .filter(({ fecha }) => isPast(fecha))
    .map(({ fecha, autor, de, a }): PastChange => ({
      fecha,
      ...(autor && { autor }),
      de: stateOf(de),
      a: stateOf(a),
    }))
    .filter(({ de, a }) => de !== a);
  if (!told.length && estado !== 'pendiente' && empezado && isPast(empezado))
    told.push({ fecha: empezado, de: 'pendiente', a: 'en progreso' });
  const isTold = told.some(({ a }) => a === 'completada');
  // A source that tells days only says no hour of the one on which both happened.
  const isSameDay =
    resuelto !== null && resuelto < createdAt && createdAt.getTime() - resuelto.getTime() < DAY_MS;
  const done = isSameDay ? createdAt : resuelto;
  if (estado !== 'completada' || isTold || !done || !isPast(done)) return told;
  const last: PastChange = { fecha: done, de: told.at(-1)?.a ?? 'pendiente', a: 'completada' };
  return [...told, last].sort((a, b) => a.fecha.getTime() - b.fecha.getTime());
}
