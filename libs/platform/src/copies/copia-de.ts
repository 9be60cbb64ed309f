import type { Lectura, StateDefinition } from '@pmp/contracts/common';
import { Inject } from '@nestjs/common';
import type { IndexDefinition } from 'mongoose';
import type { z } from 'zod';

export interface CopyOptions<D extends StateDefinition> {
  /** Default `copia_<entidad>s`. */
  collection?: string;
  indexes?: IndexDefinition[];
  /** Who may do what is decided by it, so it must not be older than COPIAS_EDAD_MAXIMA_S. */
  derechos?: boolean;
  /** The field that names the group of an entity, whose revision changes with the entity: `LocalCopy.revisionOf`. */
  revisedBy?: keyof z.output<D['datos']> & string;
  /** The one group that all of them are in. */
  revises?: string;
}

/** Describes the copy that a service keeps of the state of another service's entities. */
export interface CopySpec {
  def: StateDefinition;
  /** The name of the entity in the command that rebuilds its copy, such as `usuario`. */
  entidad: string;
  collection: string;
  indexes: IndexDefinition[];
  pick?: readonly string[];
  derechos?: boolean;
  revisedBy?: string;
  revises?: string;
}

export type CopyDeclaration = StateDefinition | CopySpec;

/**
 * Declares a copy for `copias`, of what the service says that it reads; a state definition alone stands there for a copy
 * of all its fields without indexes.
 */
export function copiaDe<D extends StateDefinition>(
  read: D | (Lectura & { estado: D }),
  options: CopyOptions<D> = {},
): CopySpec {
  const def = 'campos' in read ? read.estado : read;
  const pick = 'campos' in read && !read.entera ? read.campos : undefined;
  const entidad = def.subject.split('.')[2]!;
  return { def, entidad, collection: `copia_${entidad}s`, indexes: [], ...(pick && { pick }), ...options };
}

/** The copies by which rights and tokens are checked; every service that does not own the users has them. */
export const copiasDeIdentidad = (
  states: { usuario: StateDefinition; equipo: StateDefinition; clave: StateDefinition },
  usuario: Partial<Pick<CopySpec, 'revises' | 'indexes'>> = {},
): CopySpec[] => [
  copiaDe(states.usuario, { derechos: true, ...usuario }),
  copiaDe(states.equipo, { indexes: [{ 'miembros.usuario': 1 }], derechos: true }),
  copiaDe(states.clave, { derechos: true }),
];

export const toCopySpec = (declaration: CopyDeclaration): CopySpec =>
  'def' in declaration ? declaration : copiaDe(declaration);

/** The injection token of the LocalCopy, also for tests that get it from the application. */
export const copyToken = (def: StateDefinition): string => `COPIA:${def.subject}`;

/** Injects the LocalCopy of a state that the service declares in `copias`. */
export const InjectCopy = (def: StateDefinition): ParameterDecorator => Inject(copyToken(def));
