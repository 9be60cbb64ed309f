import type { Line } from '@pmp/paquete';
import { idOf } from '../../demo/ids.ts';
import type { Clock } from './clock.ts';

type Estado = Line<'tareas'>['estado'];

/** An estado and when it was entered. */
export interface Paso {
  estado: Estado;
  fecha: string;
}

/** The history of one thing, and the thing as that history leaves it. */
export function lived<T extends Line<'historias'> | Line<'tareas'>>(
  line: T,
  creada: string,
  pasos: readonly Paso[],
  autor: string,
): { line: T; historial: Line<'historial'>[] } {
  const historial = pasos.map(({ estado, fecha }, i): Line<'historial'> => ({
    _id: idOf(line._id, 'historial', String(i)),
    sobre: line._id,
    autor,
    accion: 'actualizado',
    campo: 'estado',
    de: pasos[i - 1]?.estado ?? 'pendiente',
    a: estado,
    createdAt: fecha,
  }));
  const updatedAt = pasos.at(-1)?.fecha ?? creada;
  return { line: { ...line, createdAt: creada, updatedAt }, historial };
}

/** What led to this estado between two days. Blocked things have been so for the last days. */
export function pasosTo(estado: Estado, from: number, to: number, clock: Clock, share: number): Paso[] {
  const middle = Math.max(from, Math.floor((from + to) / 2));
  const begun: Paso = { estado: 'en progreso', fecha: clock.at(from, share * 0.3) };
  const reviewed: Paso = {
    estado: 'en revisión',
    fecha: clock.at(Math.max(middle, from), 0.4 + share * 0.3),
  };
  const paths: Record<Estado, Paso[]> = {
    pendiente: [],
    'en progreso': [begun],
    'en revisión': [begun, { ...reviewed, fecha: clock.at(to, 0.2 + share * 0.2) }],
    bloqueada: [begun, { estado: 'bloqueada', fecha: clock.at(Math.min(to, -3), 0.5 + share * 0.2) }],
    completada: [begun, reviewed, { estado: 'completada', fecha: clock.at(to, 0.75 + share * 0.2) }],
  };
  return inOrder(paths[estado]);
}

/** A weekend moves to the Friday before, which may put two steps in the wrong order: then they follow each other. */
function inOrder(pasos: readonly Paso[]): Paso[] {
  let last = 0;
  return pasos.map(({ estado, fecha }) => {
    last = Math.max(Date.parse(fecha), last + 60_000);
    return { estado, fecha: new Date(last).toISOString() };
  });
}
