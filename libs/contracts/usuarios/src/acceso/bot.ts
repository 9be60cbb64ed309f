import { fechaSchema, idSchema, personaSchema, replySchema, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { imagenOpcionalSchema } from '../cuentas/imagen';
import { tokenSchema } from './token';
import { estadoUsuarioSchema, nombreUsuarioSchema } from '../cuentas/usuario';

export const MAX_BOTS = 100;

/** An account for a program: it has a name and a face, and no password; only its tokens open it. */
export const botSchema = personaSchema.extend({
  estado: estadoUsuarioSchema,
  createdAt: fechaSchema,
  version: versionSchema,
  tokens: z.array(tokenSchema),
});
export type Bot = z.infer<typeof botSchema>;

export const botCreateSchema = z.object({
  _id: idSchema.optional(),
  nombre: nombreUsuarioSchema,
  avatar: imagenOpcionalSchema.default(null),
});
export type BotCreate = z.infer<typeof botCreateSchema>;

export const botUpdateSchema = z.object({
  nombre: nombreUsuarioSchema.optional(),
  avatar: imagenOpcionalSchema.optional(),
  version: versionSchema.optional(),
});
export type BotUpdate = z.infer<typeof botUpdateSchema>;

/** A token of a bot. */
export const botTokenParamsSchema = z.object({ id: idSchema, token: idSchema });
export type BotTokenParams = z.infer<typeof botTokenParamsSchema>;

export const botReplySchema = replySchema({ bot: botSchema });
export const botsReplySchema = replySchema({ bots: z.array(botSchema) });
