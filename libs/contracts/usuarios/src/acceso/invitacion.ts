import { erroresComunes, fechaSchema, idSchema, replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from '../errors';
import { IDIOMAS } from '../cuentas/preferencias';
import { correoSchema } from '../cuentas/usuario';
import { equipoResumenSchema, rolEquipoSchema } from '../equipo';

/**
 * Who may make an account: everybody; everybody, once a link mailed to their address has been opened, so that nobody is
 * told who has one; those whom an administrator invites; or nobody.
 */
export const REGISTROS = ['abierto', 'correo', 'invitacion', 'cerrado'] as const;
export type RegistroModo = (typeof REGISTROS)[number];

/** Days that an invitation is good for, unless it says how many. */
export const INVITACION_DIAS = 7;
export const MAX_INVITACION_DIAS = 30;
export const MAX_PLAZAS = 200;
/** Addresses at once. */
export const MAX_INVITADAS = 100;
const MAX_ESCRITO = 254;

const whole = (max: number, error: string) => z.int({ error }).min(1, error).max(max, error);

/** Where whoever comes in stands. */
const destinoShape = {
  equipo: idSchema.optional().meta({ description: 'El equipo en el que entra' }),
  rol: rolEquipoSchema.optional().meta({ description: 'Con qué papel en ese equipo; miembro si no se dice' }),
  proyecto: idSchema.optional().meta({ description: 'El proyecto que se le enseña al entrar' }),
  dias: whole(
    MAX_INVITACION_DIAS,
    textOf(erroresUsuarios.diasInvitacionNoValidos, { max: MAX_INVITACION_DIAS }),
  )
    .optional()
    .meta({ description: 'Cuántos días vale' }),
};

/** For an address, good once; or for `plazas` people, whoever has the link. */
export const invitacionCreateSchema = z
  .object({
    correo: correoSchema.optional(),
    plazas: whole(MAX_PLAZAS, textOf(erroresUsuarios.plazasNoValidas, { max: MAX_PLAZAS }))
      .optional()
      .meta({ description: 'Para un enlace sin correo: cuántas personas pueden usarlo' }),
    ...destinoShape,
  })
  .refine(({ correo, plazas }) => (correo === undefined) !== (plazas === undefined), {
    path: ['correo'],
    error: textOf(erroresUsuarios.sinCorreo),
  });
export type InvitacionCreate = z.infer<typeof invitacionCreateSchema>;

/** POST /api/usuarios/invitaciones/lote */
export const invitacionesLoteSchema = z.object({
  correos: z
    .array(
      z
        .string({ error: textOf(erroresComunes.textoEsperado) })
        .max(MAX_ESCRITO, textOf(erroresUsuarios.correoNoValido)),
      { error: textOf(erroresUsuarios.sinCorreo) },
    )
    .min(1, textOf(erroresUsuarios.sinCorreo))
    .max(MAX_INVITADAS, textOf(erroresUsuarios.demasiadasInvitadas, { max: MAX_INVITADAS }))
    .meta({ description: 'A quiénes, una dirección por persona' }),
  ...destinoShape,
});
export type InvitacionesLote = z.infer<typeof invitacionesLoteSchema>;

/** POST /api/usuarios/register/enlace. `idioma`: of the mail, since nothing else is known of whoever asks. */
export const enlaceRegistroSchema = z.object({
  correo: correoSchema,
  idioma: z.enum(IDIOMAS, { error: textOf(erroresUsuarios.idiomaNoValido) }).optional(),
});
export type EnlaceRegistro = z.infer<typeof enlaceRegistroSchema>;

/** `correo`: null for a link that anybody may use. `quedan`: how many still may. */
export const invitacionSchema = z.object({
  _id: idSchema,
  correo: z.string().nullable().meta({ description: 'Para quién es; null: un enlace abierto' }),
  creada: fechaSchema,
  expira: fechaSchema,
  equipo: equipoResumenSchema.optional().meta({ description: 'El equipo en el que se entra' }),
  rol: rolEquipoSchema.optional().meta({ description: 'Con qué papel en él' }),
  plazas: z.int().optional().meta({ description: 'Para cuántas personas era el enlace' }),
  quedan: z.int().optional().meta({ description: 'Cuántas pueden usarlo todavía' }),
});
export type Invitacion = z.infer<typeof invitacionSchema>;

/** `ruta`: the web app's path to pass on by hand, where no mail is sent. */
export const invitacionCreadaSchema = invitacionSchema.extend({
  enviada: z.boolean().meta({ description: 'Si se ha enviado por correo' }),
  ruta: z.string().optional().meta({ description: 'El enlace que hay que entregar a mano' }),
});
export type InvitacionCreada = z.infer<typeof invitacionCreadaSchema>;

export const invitacionesQuerySchema = z.object({
  equipo: idSchema.optional().meta({ description: 'Solo las de este equipo' }),
});
export const invitacionesReplySchema = replySchema({ invitaciones: z.array(invitacionSchema) });
export const invitacionCreadaReplySchema = replySchema({ invitacion: invitacionCreadaSchema });

/**
 * What has become of each address: mailed; a link to hand over; an account that is in the team from now on, or was
 * already; one that cannot be (it is inactive); or no address at all.
 */
export const SUERTES = ['enviada', 'enlace', 'anadida', 'ya-esta', 'inactiva', 'no-valida'] as const;
const suerteSchema = z.object({
  correo: z.string(),
  suerte: z.enum(SUERTES).meta({ description: 'Qué ha sido de esta dirección' }),
  ruta: z.string().optional().meta({ description: 'El enlace que hay que entregar a mano' }),
});
export type SuerteInvitada = z.infer<typeof suerteSchema>;
export const invitacionesLoteReplySchema = replySchema({
  invitadas: z.array(suerteSchema).meta({ description: 'Qué ha sido de cada dirección' }),
});

const INVITACION_NO_VALIDA = textOf(erroresUsuarios.invitacionNoValida);
export const invitacionMiradaSchema = z.object({
  invitacion: z
    .string({ error: INVITACION_NO_VALIDA })
    .regex(/^[\w-]{43}$/, INVITACION_NO_VALIDA)
    .meta({ description: 'Lo que lleva el enlace' }),
});
export type InvitacionMirada = z.infer<typeof invitacionMiradaSchema>;
/** What whoever holds a link may know before they have an account. */
export const invitacionVistaReplySchema = replySchema({
  invitacion: z.object({
    correo: z.string().nullable().meta({ description: 'Para quién es; null: quien tenga el enlace' }),
    invita: z.string().nullable().meta({ description: 'Cómo se llama quien invita' }),
    equipo: z.string().nullable().meta({ description: 'El equipo en el que se entra' }),
    proyecto: idSchema.nullable().meta({ description: 'El proyecto que se enseña al entrar' }),
    expira: fechaSchema,
  }),
});
export type InvitacionVista = z.infer<typeof invitacionVistaReplySchema>['invitacion'];
