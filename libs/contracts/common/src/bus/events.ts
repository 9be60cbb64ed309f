import { z } from 'zod';
import { idSchema, versionSchema } from '../ids';
import { tokenCitadoSchema, type TokenCitado } from '../token-de-acceso';

const envelopeShape = {
  /** The outbox message id: two messages with the same id are the same event. */
  id: z.string(),
  ocurrido: z.iso.datetime(),
  /** Correlation id of the request that caused it. */
  correlacion: z.string(),
  /** Who did it; null for the system itself. */
  actor: idSchema.nullable(),
  /** The personal token that the person did it with; absent: none. */
  token: tokenCitadoSchema.optional(),
};

/** Something that happened: stream HECHOS, kept 7 days, for services that react to it. */
export interface FactDefinition<T extends z.ZodType = z.ZodType> {
  /** `hecho.<servicio>.<entidad>.<accion>.v<n>` */
  subject: string;
  datos: T;
}

/** The current state of an entity: stream ESTADO, newest message per entity kept for ever, for local copies. */
export interface StateDefinition<T extends z.ZodType = z.ZodType> {
  /** `estado.<servicio>.<entidad>.v<n>`; the entity's id follows as the last token. */
  subject: string;
  datos: T;
}

export const defineFact = <T extends z.ZodType>(
  servicio: string,
  entidad: string,
  accion: string,
  datos: T,
  version = 1,
): FactDefinition<T> => ({ subject: `hecho.${servicio}.${entidad}.${accion}.v${version}`, datos });

export const defineState = <T extends z.ZodType>(
  servicio: string,
  entidad: string,
  datos: T,
  version = 1,
): StateDefinition<T> => ({ subject: `estado.${servicio}.${entidad}.v${version}`, datos });

/**
 * What a service reads of a state of another one: its copy keeps nothing else, and the owner's tests see that all of it
 * is published.
 */
export interface Lectura<T extends z.ZodType = z.ZodType, C extends string = string> {
  estado: StateDefinition<T>;
  campos: readonly C[];
  /** All that the state has, now and later. */
  entera: boolean;
}

/** Without fields: all that the state has. */
export const defineLectura = <T extends z.ZodObject, C extends keyof z.output<T> & string>(
  estado: StateDefinition<T>,
  campos?: readonly C[],
): Lectura<T, C> => ({
  estado,
  campos: campos ?? (Object.keys(estado.datos.shape) as C[]),
  entera: campos === undefined,
});

export const factEnvelopeSchema = <T extends z.ZodType>(datos: T) => z.object({ ...envelopeShape, datos });

/** `datos` is null in a tombstone. */
export const stateEnvelopeSchema = <T extends z.ZodType>(datos: T) =>
  z.object({ ...envelopeShape, _id: idSchema, version: versionSchema, datos: datos.nullable() });

export interface FactEnvelope<T> {
  id: string;
  ocurrido: string;
  correlacion: string;
  actor: string | null;
  token?: TokenCitado | undefined;
  datos: T;
}

export interface StateEnvelope<T> extends Omit<FactEnvelope<T>, 'datos'> {
  _id: string;
  version: number;
  /** null: the entity is gone (tombstone). */
  datos: T | null;
}
