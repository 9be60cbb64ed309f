import type { Persona } from '@pmp/contracts/common';
import type { Avance, AvancesReply, Cuenta } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';

/** Counts of one story's tasks; `asignados` has each assignee once, and null if a task has none. */
export interface AvanceCount {
  historia: Types.ObjectId;
  total: number;
  completadas: number;
  asignados: (Types.ObjectId | null)[];
}

/** Sorted: the database returns people in another order each time, which would change the reply's ETag. */
export const toAvance = ({ historia, total, completadas, asignados }: AvanceCount): Avance => ({
  historiaId: historia.toHexString(),
  total,
  completadas,
  asignados: asignados.flatMap((id) => (id ? [id.toHexString()] : [])).sort(),
});

/** Everybody with a task, each once. */
export const asignadosOf = (avances: Avance[]): string[] =>
  [...new Set(avances.flatMap(({ asignados }) => asignados))].sort();

/** Leaves out people whom this service no longer knows, as the tasks themselves do. */
export const withPersonas = (
  avances: Avance[],
  persona: (id: string) => Persona | null,
): Pick<AvancesReply, 'avances' | 'personas'> => ({
  avances: avances.map((avance) => ({ ...avance, asignados: avance.asignados.filter(persona) })),
  personas: asignadosOf(avances).flatMap((id) => persona(id) ?? []),
});

export interface CuentaCount {
  _id: Types.ObjectId;
  historias: number;
  completadas: number;
  puntos: number;
  inicio: Date | null;
  fin: Date | null;
  /** Its stories without days of their own. */
  sinDias: Types.ObjectId[];
}

/** `sprintOf`: the sprint that a story is in. */
export const toCuenta = (
  { _id, inicio, fin, sinDias, ...sums }: CuentaCount,
  sprintOf: (historia: string) => { _id: string } | null,
): Cuenta => ({
  epicaId: _id.toHexString(),
  ...sums,
  inicio: inicio?.toISOString() ?? null,
  fin: fin?.toISOString() ?? null,
  sprints: [...new Set(sinDias.flatMap((id) => sprintOf(id.toHexString())?._id ?? []))].sort(),
});
