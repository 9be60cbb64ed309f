import type { Persona } from '@pmp/contracts/common';
import type { Avance, AvancesReply } from '@pmp/contracts/proyectos';
import type { AvanceCount } from '../tareas/tareas.repository';

/** In order: the database's is another each time, and the reply's tag would be with it. */
export const toAvance = ({ historia, total, completadas, asignados }: AvanceCount): Avance => ({
  historiaId: historia.toHexString(),
  total,
  completadas,
  asignados: asignados.flatMap((id) => (id ? [id.toHexString()] : [])).sort(),
});

/** Everybody who has a task, each once. */
export const asignadosOf = (avances: Avance[]): string[] =>
  [...new Set(avances.flatMap(({ asignados }) => asignados))].sort();

/** Whom nobody knows any more has no name to show, as in the tasks themselves. */
export const withPersonas = (
  avances: Avance[],
  persona: (id: string) => Persona | null,
): Pick<AvancesReply, 'avances' | 'personas'> => ({
  avances: avances.map((avance) => ({ ...avance, asignados: avance.asignados.filter(persona) })),
  personas: asignadosOf(avances).flatMap((id) => persona(id) ?? []),
});
