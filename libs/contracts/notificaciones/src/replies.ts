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

/** How many are still unread after a change. */
export const noLeidasReplySchema = replySchema({ noLeidas: cuentaSchema });
