import { defineCommand, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** What a person was called, to find it where it is written; `unica`: nobody else here is called the same. */
const erasedPersonSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  correo: z.string(),
  unica: z.boolean(),
});
export type ErasedPerson = z.infer<typeof erasedPersonSchema>;

/** `comando.<servicio>.borrar-persona.v1`. `quedaban`: how many traces it found; asked again until there are none. */
export const borrarPersona = (servicio: string) =>
  defineCommand(servicio, 'borrar-persona', erasedPersonSchema, z.object({ quedaban: z.int() }));

/** `comando.<servicio>.datos-de-persona.v1`, a page at a time. */
export const datosDePersona = (servicio: string) =>
  defineCommand(
    servicio,
    'datos-de-persona',
    z.object({ _id: idSchema, cursor: z.string().nullable() }),
    z.object({
      filas: z.array(z.object({ coleccion: z.string(), dato: z.unknown() })),
      siguiente: z.string().nullable(),
    }),
  );
