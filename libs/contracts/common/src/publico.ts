import { z } from 'zod';
import { errorReplySchema, replySchema } from './replies';

/** GET /api/configuracion-publica: what the web app must know before anybody has signed in. */
export const configuracionPublicaReplySchema = replySchema({
  demo: z.boolean(),
  /** Only in a demonstration that publishes its accounts. */
  credencialesDemo: z.object({ correo: z.string(), contrasena: z.string() }).optional(),
  /** Only where people sign in with their company's account; `solo`: that is the only way to sign in. */
  empresa: z.object({ nombre: z.string().nullable(), solo: z.boolean() }).optional(),
  /** Who may make an account. */
  registro: z.enum(['abierto', 'correo', 'invitacion', 'cerrado']),
  /** Characters that a new password needs. */
  contrasenaMinima: z.int(),
  diasPapelera: z.int(),
  recuperacionPorCorreo: z.boolean(),
  avisos: z.object({ servidorEnReposo: z.boolean(), chatIaDesactivado: z.boolean() }),
  version: z.string().meta({ description: 'Versión del producto' }),
});

const serviciosSchema = z.record(z.string(), z.enum(['listo', 'no disponible']));

/** GET /api/salud */
export const saludReplySchema = replySchema({ listo: z.literal(true), servicios: serviciosSchema });

/** Its 503 reply, which names the services that do not answer. */
export const saludErrorSchema = errorReplySchema.extend({
  listo: z.literal(false),
  servicios: serviciosSchema,
});
