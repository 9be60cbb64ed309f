import type { sprintEstado } from '@pmp/contracts/sprints';
import type { Copied } from '@pmp/platform';

export type SprintCopia = Pick<
  Copied<typeof sprintEstado>,
  '_id' | 'nombre' | 'numero' | 'estado' | 'historias'
>;

export type SprintDeHistoria = { _id: string; nombre: string } | null;

/** An open sprint decides, else the newest completed one; a cancelled one never does. */
const weightOf = ({ estado, numero }: SprintCopia): number => {
  if (estado === 'cancelado') return -1;
  return estado === 'completado' ? numero : Number.MAX_SAFE_INTEGER;
};

/** Sprints by story id; stories in none are missing. */
export function sprintsByHistoria(sprints: SprintCopia[]): Map<string, NonNullable<SprintDeHistoria>> {
  const byHistoria = new Map<string, NonNullable<SprintDeHistoria>>();
  const counting = sprints.filter((sprint) => weightOf(sprint) >= 0);
  for (const { _id, nombre, historias } of counting.sort((a, b) => weightOf(a) - weightOf(b))) {
    for (const historia of historias) byHistoria.set(historia, { _id, nombre });
  }
  return byHistoria;
}
