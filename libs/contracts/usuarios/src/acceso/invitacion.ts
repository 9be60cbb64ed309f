import { fechaSchema, idSchema, replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from '../errors';
import { IDIOMAS } from '../cuentas/preferencias';
import { correoSchema } from '../cuentas/usuario';

/**
 * Who may make an account: everybody; everybody, once a link mailed to their address has been opened, so that nobody is
 * told who has one; those whom an administrator invites; or nobody.
 */
export const REGISTROS = ['abierto', 'correo', 'invitacion', 'cerrado'] as const;
export type RegistroModo = (typeof REGISTROS)[number];

export const invitacionCreateSchema = z.object({ correo: correoSchema });
export type InvitacionCreate = z.infer<typeof invitacionCreateSchema>;

/** POST /api/usuarios/register/enlace. `idioma`: of the mail, since nothing else is known of whoever asks. */
export const enlaceRegistroSchema = z.object({
  correo: correoSchema,
  idioma: z.enum(IDIOMAS, { error: textOf(erroresUsuarios.idiomaNoValido) }).optional(),
});
export type EnlaceRegistro = z.infer<typeof enlaceRegistroSchema>;

export const invitacionSchema = z.object({
  _id: idSchema,
  correo: z.string(),
  creada: fechaSchema,
  expira: fechaSchema,
});
export type Invitacion = z.infer<typeof invitacionSchema>;

/** `ruta`: the web app's path to pass on by hand, where no mail is sent. */
export const invitacionCreadaSchema = invitacionSchema.extend({
  enviada: z.boolean(),
  ruta: z.string().optional(),
});
export type InvitacionCreada = z.infer<typeof invitacionCreadaSchema>;

export const invitacionesReplySchema = replySchema({ invitaciones: z.array(invitacionSchema) });
export const invitacionCreadaReplySchema = replySchema({ invitacion: invitacionCreadaSchema });
