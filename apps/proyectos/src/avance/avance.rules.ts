import type { Persona } from '@pmp/contracts/common';
import type { Avance, AvancesReply } from '@pmp/contracts/proyectos';
import type { AvanceCount } from '../tareas/tareas.repository';

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
