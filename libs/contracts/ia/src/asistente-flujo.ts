import { idSchema, sentenceShape } from '@pmp/contracts/common';
import { z } from 'zod';
import { mensajeAsistenteSchema } from './asistente';

/**
 * The server-sent events of POST /ia/mensaje/flujo: `event:` is the name, `data:` the JSON. The last event is `fin` or
 * `error`; a stream that ends without either was cut off. Lines that begin with `:` are heartbeats.
 */
export const flujoSchema = z.discriminatedUnion('evento', [
  /** Always the first event. */
  z.object({ evento: z.literal('inicio'), datos: z.object({ conversacionId: idSchema, motor: z.string() }) }),
  /** What the assistant is looking up now: 'Consultando tareas vencidas…'. */
  z.object({ evento: z.literal('paso'), datos: z.object({ texto: z.string() }) }),
  /** The next piece of the answer. */
  z.object({ evento: z.literal('texto'), datos: z.object({ texto: z.string() }) }),
  /** Discard the pieces received so far: another engine starts the answer again. */
  z.object({ evento: z.literal('reinicio'), datos: z.object({ motor: z.string(), aviso: z.string() }) }),
  /** The whole answer as stored; it replaces the pieces. */
  z.object({
    evento: z.literal('fin'),
    datos: z.object({ conversacionId: idSchema, mensaje: mensajeAsistenteSchema }),
  }),
  z.object({ evento: z.literal('error'), datos: z.object({ message: z.string(), ...sentenceShape }) }),
]);
export type EventoFlujo = z.infer<typeof flujoSchema>;
