import { z } from 'zod';
import { defineCommand } from './commands';
import type { StateDefinition } from './events';
import { idSchema, versionSchema } from '../ids';

/** So many pictures of people fit in one message of the broker. */
export const MAX_ESTADOS = 8;

/**
 * Asks the owner of a state how these entities are now. A service that keeps a copy asks before it refuses somebody
 * because of what the copy lacks: `comando.<servicio>.estados-<entidad>.v<n>`.
 */
export function estadosDe<T extends z.ZodType>(state: StateDefinition<T>) {
  const [, servicio = '', entidad, version = ''] = state.subject.split('.');
  return defineCommand(
    servicio,
    `estados-${entidad}`,
    z.object({
      /** The version that the copy has of each entity; 0: it has none. Only newer ones are answered. */
      vistos: z.record(idSchema, z.int().min(0)),
      /** Also the entities that these people belong to. */
      personas: z.array(idSchema).max(MAX_ESTADOS).default([]),
    }),
    z.object({
      estados: z.array(z.object({ _id: idSchema, version: versionSchema, datos: state.datos.nullable() })),
    }),
    Number(version.slice(1)),
  );
}

export type PreguntaEstados = z.output<ReturnType<typeof estadosDe>['request']>;
