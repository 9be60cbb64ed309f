import { fechaSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from '../errors';
import { contrasenaNuevaSchema, correoSchema } from '../cuentas/usuario';

export const olvidoSchema = z.object({ correo: correoSchema });
export type Olvido = z.infer<typeof olvidoSchema>;

/** 32 random bytes in base64url; anything else was cut off or mistyped. */
const ENLACE_PATTERN = /^[\w-]{43}$/;

export const restablecerSchema = z.object({
  token: z
    .string({ error: textOf(erroresUsuarios.enlaceMalEscrito) })
    .regex(ENLACE_PATTERN, textOf(erroresUsuarios.enlaceMalEscrito)),
  nueva: contrasenaNuevaSchema,
});
export type Restablecer = z.infer<typeof restablecerSchema>;

/** `ruta`: the web app's path to set a new password, for the administrator to pass on. */
export const enlaceContrasenaSchema = z.object({ ruta: z.string(), expira: fechaSchema });
export type EnlaceContrasena = z.infer<typeof enlaceContrasenaSchema>;
