import { replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from '../errors';

/** 32 random bytes in base64url; anything else was cut off or mistyped. */
const ENLACE_PATTERN = /^[\w-]{43}$/;

export const confirmarCorreoSchema = z.object({
  token: z
    .string({ error: textOf(erroresUsuarios.enlaceMalEscrito) })
    .regex(ENLACE_PATTERN, textOf(erroresUsuarios.enlaceMalEscrito)),
});
export type ConfirmarCorreo = z.infer<typeof confirmarCorreoSchema>;

/** `correo`: the account's address from now on. */
export const confirmarCorreoReplySchema = replySchema({ correo: z.string() });
