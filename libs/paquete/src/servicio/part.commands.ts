import { defineCommand, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { KINDS, type Kind } from '../lines/lines';

const kind = z.enum(KINDS as [Kind, ...Kind[]]);
const ids = z.array(idSchema);
/** Both sides of what follows a command meet on it. */
const canal = idSchema;

/** `proyectos` takes the lines of a project from there until they end. */
export const leerPaquete = (servicio: string) =>
  defineCommand(
    servicio,
    'leer-paquete',
    z.object({
      canal,
      proyecto: idSchema,
      equipo: idSchema.nullable(),
      kinds: z.array(kind),
      conBytes: z.boolean(),
    }),
    z.object({}),
  );

/** Before an import: what stands against it, and the next versions. */
export const comprobarPaquete = (servicio: string) =>
  defineCommand(
    servicio,
    'comprobar-paquete',
    z.object({
      proyecto: z.object({ _id: idSchema, clave: z.string() }),
      difference: z.partialRecord(
        kind,
        z.object({ creados: ids, cambiados: ids, retirados: ids, iguales: z.int() }),
      ),
    }),
    z.object({
      next: z.record(z.string(), z.int()),
      subjects: z.record(z.string(), z.string()),
      conflicts: z.array(z.string()),
    }),
  );

/** The service takes the plan and the lines of a project from there, and writes them in one transaction. */
export const escribirPaquete = (servicio: string) =>
  defineCommand(servicio, 'escribir-paquete', z.object({ canal }), z.object({}));

/** What the service asks for there. */
export type Wanted =
  | { que: 'plan' }
  | { que: 'lineas'; kinds: Kind[] }
  | { que: 'contado' }
  | { que: 'archivos' };
