import { replySchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { notificacionSchema } from './notificacion';

notificacionSchema.register(z.globalRegistry, { id: 'Notificacion' });

const cuentaSchema = z.int().nonnegative();

/** Newest first; `siguiente` is null on the last page. */
export const notificacionesReplySchema = replySchema({
  notificaciones: z.array(notificacionSchema),
  noLeidas: cuentaSchema,
  siguiente: z.string().nullable(),
});

/** GET /api/notificaciones/contador */
export const contadorReplySchema = replySchema({ contador: cuentaSchema });

/** How many a person was told in the last days, by the rule that raised them. */
export const recuentoReplySchema = replySchema({
  dias: cuentaSchema,
  recuento: z.array(z.object({ regla: z.string(), total: cuentaSchema })),
});

/** How many are still unread after a change. */
export const noLeidasReplySchema = replySchema({ noLeidas: cuentaSchema });
