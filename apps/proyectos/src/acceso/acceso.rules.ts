import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { assertAllowed, decide, DomainError, type Caller, type Derecho } from '@pmp/platform';
import type { ProyectoDoc } from '../proyectos/proyecto.model';

/** The teams whose projects the caller sees; null: every team. */
export const visibleTeams = (caller: Caller): string[] | null =>
  caller.rol === 'admin' ? null : [...caller.equipos.keys()];

const recursoOf = ({ equipo, creador }: Pick<ProyectoDoc, 'equipo' | 'creador'>) => ({
  equipo: equipo.toHexString(),
  creador: creador?.toHexString() ?? null,
});

export const mayIn = (caller: Caller, derecho: Derecho, proyecto: ProyectoDoc): boolean =>
  decide(caller, derecho, recursoOf(proyecto)) === 'permitido';

/**
 * Throws unless the caller has the right over the project. `missing` is the error for a project that does not exist and
 * for one whose existence the caller must not learn.
 */
export function assertProyecto(
  caller: Caller,
  derecho: Derecho,
  proyecto: Pick<ProyectoDoc, 'equipo' | 'creador'> | null,
  missing: ErrorSpec,
): void {
  if (!proyecto) throw new DomainError(missing);
  const recurso = recursoOf(proyecto);
  if (derecho === 'proyecto.eliminar' && decide(caller, derecho, recurso) === 'prohibido') {
    throw new DomainError(erroresProyectos.soloCreadorElimina);
  }
  assertAllowed(caller, derecho, recurso, missing);
}

/** An unknown team and one that the caller is not in get the same error, so nobody can find out which teams exist. */
export function assertMayCreateIn(caller: Caller, equipo: string): void {
  if (decide(caller, 'proyecto.crear', { equipo }) !== 'permitido') {
    throw new DomainError(erroresProyectos.sinPermisoEnEquipo);
  }
}
