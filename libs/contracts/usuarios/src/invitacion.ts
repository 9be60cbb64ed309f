import { fechaSchema, idSchema, replySchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { correoSchema } from './usuario';

/** Who may make an account: everybody, those whom an administrator invites, or nobody. */
export const REGISTROS = ['abierto', 'invitacion', 'cerrado'] as const;
export type RegistroModo = (typeof REGISTROS)[number];

export const invitacionCreateSchema = z.object({ correo: correoSchema });
export type InvitacionCreate = z.infer<typeof invitacionCreateSchema>;

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
