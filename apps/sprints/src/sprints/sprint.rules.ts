import {
  erroresSprints,
  MAX_HISTORIAS_SPRINT,
  type EstadoSprint,
  type SprintHistorias,
  type SprintUpdate,
} from '@pmp/contracts/sprints';
import { DomainError } from '@pmp/platform';
import type { SprintDoc } from './sprint.model';

/** Pending and in-progress sprints reserve their stories; the others only list them. */
export const isLiving = (estado: EstadoSprint): boolean => estado === 'pendiente' || estado === 'en progreso';

export const reservesOf = ({ estado, historias }: Pick<SprintDoc, 'estado' | 'historias'>): boolean =>
  isLiving(estado) && historias.length > 0;

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length;

/** The fields that a new list of stories changes; none when the list is the same. */
export function changesOfHistorias(current: SprintDoc, historias: string[] | undefined): Partial<SprintDoc> {
  if (historias === undefined || sameSet(current.historias, historias)) return {};
  if (current.estado !== 'pendiente') throw new DomainError(erroresSprints.historiasFijas);
  if (historias.length > MAX_HISTORIAS_SPRINT)
    throw new DomainError(erroresSprints.demasiadasHistorias, { max: MAX_HISTORIAS_SPRINT });
  return { historias, reserva: reservesOf({ estado: current.estado, historias }) };
}

/** The fields that a PUT changes. */
export function changesOfSprint(current: SprintDoc, datos: SprintUpdate): Partial<SprintDoc> {
  if (datos.proyecto !== undefined && datos.proyecto !== current.proyecto) {
    throw new DomainError(erroresSprints.sprintDeOtroProyecto);
  }
  const changes = changesOfHistorias(current, datos.historiasSeleccionadas);
  if (datos.nombre !== undefined && datos.nombre !== current.nombre) changes.nombre = datos.nombre;
  if (datos.objetivo !== undefined && datos.objetivo !== current.objetivo) changes.objetivo = datos.objetivo;
  for (const campo of ['fechaInicio', 'fechaFin'] as const) {
    const fecha = datos[campo];
    if (fecha && fecha.getTime() !== current[campo].getTime()) changes[campo] = fecha;
  }
  const { fechaInicio, fechaFin } = { ...current, ...changes };
  if (fechaFin <= fechaInicio) throw new DomainError(erroresSprints.finAntesDeInicio);
  if (Object.keys(changes).length && !isLiving(current.estado)) {
    throw new DomainError(erroresSprints.sprintCerrado);
  }
  return changes;
}

/** The list of stories after removing some and adding others. */
export function historiasAfter(current: SprintDoc, { anadir = [], quitar = [] }: SprintHistorias): string[] {
  const out = new Set(quitar);
  return [...new Set([...current.historias, ...anadir])].filter((id) => !out.has(id));
}
