import type { Persona } from '@pmp/contracts/common';
import type { Tarea } from '@pmp/contracts/proyectos';

/** Everybody who is assigned a task in the list, by name. */
export const personasOf = (tareas: readonly Tarea[]): Persona[] => {
  const byId = new Map<string, Persona>();
  for (const { asignado } of tareas) if (asignado) byId.set(asignado._id, asignado);
  return [...byId.values()].sort((a, b) => a.nombre.localeCompare(b.nombre));
};
