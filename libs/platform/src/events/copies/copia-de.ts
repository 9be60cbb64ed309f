import type { StateDefinition } from '@pmp/contracts/common';
import { Inject } from '@nestjs/common';
import type { IndexDefinition } from 'mongoose';
import type { z } from 'zod';

export interface CopyOptions<D extends StateDefinition> {
  /** Default `copia_<entidad>s`. */
  collection?: string;
  indexes?: IndexDefinition[];
  /** Fields to keep; default all. */
  pick?: readonly (keyof z.output<D['datos']> & string)[];
}

/** What a service keeps of the state of another's entities. */
export interface CopySpec {
  def: StateDefinition;
  /** `usuario`: how the entity is called in the command that rebuilds its copy. */
  entidad: string;
  collection: string;
  indexes: IndexDefinition[];
  pick?: readonly string[];
}

export type CopyDeclaration = StateDefinition | CopySpec;

/** For `copias`, where a state alone stands for a copy of all of it without indexes. */
export function copiaDe<D extends StateDefinition>(def: D, options: CopyOptions<D> = {}): CopySpec {
  const entidad = def.subject.split('.')[2]!;
  return { def, entidad, collection: `copia_${entidad}s`, indexes: [], ...options };
}

/** The copies that rights and tokens are decided by: every service that keeps no people of its own has them. */
export const copiasDeIdentidad = (states: {
  usuario: StateDefinition;
  equipo: StateDefinition;
  clave: StateDefinition;
}): CopySpec[] => [
  copiaDe(states.usuario),
  copiaDe(states.equipo, { indexes: [{ 'miembros.usuario': 1 }] }),
  copiaDe(states.clave),
];

export const toCopySpec = (declaration: CopyDeclaration): CopySpec =>
  'def' in declaration ? declaration : copiaDe(declaration);

/** Under which Nest has the LocalCopy, for a test that asks the application for it. */
export const copyToken = (def: StateDefinition): string => `COPIA:${def.subject}`;

/** Injects the LocalCopy of a state that the service declares in `copias`. */
export const InjectCopy = (def: StateDefinition): ParameterDecorator => Inject(copyToken(def));
