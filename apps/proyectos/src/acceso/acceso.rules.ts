import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import {
  assertAllowed,
  decide,
  DomainError,
  type Caller,
  type Derecho,
  type DirectoryRecord,
} from '@pmp/platform';
import type { ProyectoDoc } from './proyecto.model';

/** Which projects somebody sees; null: all of them. */
export interface Visible {
  /** Those of these teams. */
  equipos: string[] | null;
  /** Among those, only these. */
  proyectos: string[] | null;
}

export const visibleTo = (caller: Caller): Visible => ({
  equipos: caller.rol === 'admin' ? null : [...caller.equipos.keys()],
  proyectos: caller.token?.proyectos ?? null,
});

export const seesEverything = ({ equipos, proyectos }: Visible): boolean => !equipos && !proyectos;

type Owned = Pick<ProyectoDoc, '_id' | 'equipo' | 'creador'>;

export const recursoOf = ({ _id, equipo, creador }: Owned) => ({
  proyecto: _id.toHexString(),
  equipo: equipo.toHexString(),
  creador: creador?.toHexString() ?? null,
});

const mayIn = (caller: Caller, derecho: Derecho, proyecto: ProyectoDoc): boolean =>
  decide(caller, derecho, recursoOf(proyecto)) === 'permitido';

/** Whether this person, who may not be the one who asks, can open the project. */
export const seesProyecto = (person: DirectoryRecord, proyecto: ProyectoDoc): boolean =>
  person.estado === 'activo' && mayIn(person, 'proyecto.ver', proyecto);

/** Throws unless the caller has the right over the project. `missing` is the error that hides it. */
export function assertProyecto(caller: Caller, derecho: Derecho, proyecto: Owned, missing: ErrorSpec): void {
  const recurso = recursoOf(proyecto);
  if (derecho === 'proyecto.eliminar' && decide(caller, derecho, recurso) === 'prohibido') {
    throw new DomainError(erroresProyectos.soloCreadorElimina);
  }
  assertAllowed(caller, derecho, recurso, missing);
}

/** Whoever moves a project takes it away from its team, as whoever deletes it does. */
export function assertMayTakeAway(caller: Caller, proyecto: ProyectoDoc): void {
  if (!mayIn(caller, 'proyecto.eliminar', proyecto)) {
    throw new DomainError(erroresProyectos.soloCreadorTraslada);
  }
}

/** An unknown team and one that the caller is not in get the same error, so nobody can find out which teams exist. */
export function assertMayCreateIn(caller: Caller, equipo: string): void {
  if (decide(caller, 'proyecto.crear', { equipo }) !== 'permitido') {
    throw new DomainError(erroresProyectos.sinPermisoEnEquipo);
  }
}
