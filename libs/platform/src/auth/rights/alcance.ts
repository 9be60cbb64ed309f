import { ALCANCES, erroresComunes, type Alcance, type TokenDeAcceso } from '@pmp/contracts/common';
import { DomainError } from '../../errors/domain-error';
import type { CallToken } from '../caller';
import type { Decision, Derecho, Recurso } from './derecho';

type Token = CallToken | undefined;

/** The least that a personal token must be allowed; null: no token is, whatever its owner may do. */
const MINIMO: Record<Derecho, Alcance | null> = {
  publico: 'leer',
  autenticado: 'leer',
  'cuenta.propia': null,
  'proyecto.ver': 'leer',
  'proyecto.crear': 'escribir',
  'proyecto.proponer': 'proponer',
  'proyecto.editar': 'escribir',
  'proyecto.eliminar': 'administrar',
  'proyecto.integrar': 'administrar',
  'equipo.ver': 'leer',
  'equipo.crear': 'administrar',
  'equipo.editar': 'administrar',
  'vista.crear': 'escribir',
  'vista.editar': 'escribir',
  'aporte.eliminar': 'escribir',
  'persona.invitar': null,
  'usuario.administrar': 'administrar',
  'identidad.administrar': null,
  'plataforma.operar': 'administrar',
  'papelera.purgar': 'administrar',
  'alertas.gestionar': 'administrar',
};

/** Rights over one project. A token that is for some projects has no other. */
const DE_PROYECTO: ReadonlySet<Derecho> = new Set<Derecho>([
  'proyecto.ver',
  'proyecto.proponer',
  'proyecto.editar',
  'proyecto.eliminar',
  'vista.crear',
  'vista.editar',
  'aporte.eliminar',
  'proyecto.integrar',
]);

export const admitsTokens = (derecho: Derecho): boolean => MINIMO[derecho] !== null;

/** What a token must be for at least; null: no token is. To write takes one that writes, or that may propose just this. */
export function minimoOf(derecho: Derecho, writes: boolean): Alcance | null {
  const minimo = MINIMO[derecho];
  return writes && minimo === 'leer' ? 'escribir' : minimo;
}

const includes = (alcance: Alcance, minimo: Alcance): boolean =>
  ALCANCES.indexOf(alcance) >= ALCANCES.indexOf(minimo);

function reaches({ alcance, proyectos }: TokenDeAcceso, derecho: Derecho, writes: boolean): boolean {
  const minimo = minimoOf(derecho, writes);
  if (minimo === null || !includes(alcance, minimo)) return false;
  return proyectos === null || DE_PROYECTO.has(derecho);
}

/**
 * Whether what the token has read of outside the team, in another project, may steer what it writes here. To propose it
 * stays open: a person decides that.
 */
const isSteered = ({ lecturas = [] }: CallToken, derecho: Derecho, proyecto: string | undefined): boolean =>
  derecho !== 'proyecto.proponer' && lecturas.some((read) => read !== proyecto);

/** What the token leaves of the right, whether its owner has it or not. */
export function cutOf(token: Token, derecho: Derecho, { proyecto }: Recurso): Decision {
  if (!token) return 'permitido';
  if (!reaches(token, derecho, false)) return 'prohibido';
  if (token.proyectos !== null && (proyecto === undefined || !token.proyectos.includes(proyecto)))
    return 'oculto';
  return isSteered(token, derecho, proyecto) ? 'persona' : 'permitido';
}

/**
 * Throws where the token is for less than the call needs. Which project it is about is decided later, as for its owner.
 */
export function assertReach(token: Token, derecho: Derecho, writes: boolean): void {
  if (!token) return;
  if (!reaches(token, derecho, writes)) throw new DomainError(erroresComunes.alcanceInsuficiente);
  // What is in no project is in none that it has read.
  if (writes && !DE_PROYECTO.has(derecho) && isSteered(token, derecho, undefined))
    throw new DomainError(erroresComunes.necesitaPersona);
}
