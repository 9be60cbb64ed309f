import { alcanceSchema, defineFact, defineState, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { clavePublicaSchema } from './cuentas/clave';
import { rolEquipoSchema } from './equipo';
import { preferenciasSchema } from './cuentas/preferencias';
import { estadoUsuarioSchema, rolSchema } from './cuentas/usuario';

/** A token is void if its session number is below `sesion`, or if its session is among `sesionesCerradas`. */
export const usuarioEstado = defineState(
  'usuarios',
  'usuario',
  z.object({
    nombre: z.string(),
    correo: z.string(),
    avatar: z.string().nullable(),
    rol: rolSchema,
    estado: estadoUsuarioSchema,
    sesion: z.int(),
    preferencias: preferenciasSchema.optional(),
    sesionesCerradas: z.array(z.string()).optional(),
    /** false: no mail with other people's words goes to `correo`; absent in accounts older than this field. */
    correoConfirmado: z.boolean().optional(),
    /** The account is a program's; absent: a person's. */
    bot: z.literal(true).optional(),
  }),
);

export const equipoEstado = defineState(
  'usuarios',
  'equipo',
  z.object({
    nombre: z.string(),
    miembros: z.array(z.object({ usuario: idSchema, rol: rolEquipoSchema })),
  }),
);

export const claveEstado = defineState('usuarios', 'clave', clavePublicaSchema);

export const usuarioRegistrado = defineFact(
  'usuarios',
  'usuario',
  'registrado',
  z.object({ _id: idSchema, nombre: z.string() }),
);

/** A person without a team asks `administran` to add them to one. */
export const equipoPedido = defineFact(
  'usuarios',
  'usuario',
  'pide-equipo',
  z.object({ _id: idSchema, nombre: z.string(), administran: z.array(idSchema) }),
);

export const miembroAnadido = defineFact(
  'usuarios',
  'equipo',
  'miembro-anadido',
  z.object({ equipo: idSchema, nombreEquipo: z.string(), usuario: idSchema, rol: rolEquipoSchema }),
);

export const miembroRetirado = defineFact(
  'usuarios',
  'equipo',
  'miembro-retirado',
  z.object({ equipo: idSchema, nombreEquipo: z.string(), usuario: idSchema }),
);

export const equipoEliminado = defineFact(
  'usuarios',
  'equipo',
  'eliminado',
  z.object({ _id: idSchema, nombre: z.string() }),
);

const usuarioHecho = z.object({ _id: idSchema, nombre: z.string() });

/** Profile, role, state or settings changed; a picture appears as its digest. */
export const usuarioActualizado = defineFact(
  'usuarios',
  'usuario',
  'actualizado',
  usuarioHecho.extend({ detalle: detalleSchema }),
);

export const contrasenaCambiada = defineFact('usuarios', 'usuario', 'contrasena-cambiada', usuarioHecho);

/** From now on a sign-in asks for a code of the person's application too. */
export const factorActivado = defineFact('usuarios', 'usuario', 'factor-activado', usuarioHecho);

/** By the person, or by an administrator for whoever has lost what gives the codes. */
export const factorQuitado = defineFact('usuarios', 'usuario', 'factor-quitado', usuarioHecho);

/** The person no longer has codes of an application; a passkey is asked for in their place. */
export const aplicacionCodigosQuitada = defineFact(
  'usuarios',
  'usuario',
  'aplicacion-codigos-quitada',
  usuarioHecho,
);

/** `llave`: how the person calls it. */
const llaveHecho = usuarioHecho.extend({ llave: z.string() });
export const llaveAnadida = defineFact('usuarios', 'usuario', 'llave-anadida', llaveHecho);
export const llaveQuitada = defineFact('usuarios', 'usuario', 'llave-quitada', llaveHecho);
export const llaveRenombrada = defineFact(
  'usuarios',
  'usuario',
  'llave-renombrada',
  usuarioHecho.extend({ detalle: detalleSchema }),
);

/** A remembered device (`Firefox · Linux`) is asked for the second factor again. */
export const dispositivoOlvidado = defineFact(
  'usuarios',
  'usuario',
  'dispositivo-olvidado',
  usuarioHecho.extend({ dispositivo: z.string() }),
);

/** Somebody has signed in with a browser, or from a network, with which this person had not before. */
export const dispositivoNuevo = defineFact(
  'usuarios',
  'usuario',
  'dispositivo-nuevo',
  usuarioHecho.extend({ direccion: z.string(), dispositivo: z.string() }),
);

/** What the installation asks of whoever signs in. */
export const accesoActualizado = defineFact(
  'usuarios',
  'acceso',
  'actualizado',
  z.object({ detalle: detalleSchema }),
);

/** The recovery codes before are not good any more. */
export const codigosRecuperacionCreados = defineFact(
  'usuarios',
  'usuario',
  'codigos-recuperacion-creados',
  usuarioHecho,
);

/** Somebody signed in with one; `quedan`: how many are left. */
export const codigoRecuperacionUsado = defineFact(
  'usuarios',
  'usuario',
  'codigo-recuperacion-usado',
  usuarioHecho.extend({ quedan: z.int() }),
);

/** An administrator created a link to set a new password, or the person asked for one by mail. */
export const enlaceContrasenaCreado = defineFact(
  'usuarios',
  'usuario',
  'enlace-contrasena-creado',
  usuarioHecho,
);

/** The person was erased; `nombre` is what they are called from now on. */
export const usuarioEliminado = defineFact('usuarios', 'usuario', 'eliminado', usuarioHecho);

/** `todas`: all sessions of the person were closed, except perhaps the one that asked. */
export const sesionCerrada = defineFact(
  'usuarios',
  'usuario',
  'sesion-cerrada',
  usuarioHecho.extend({ todas: z.boolean() }),
);

export const sesionIniciada = defineFact(
  'usuarios',
  'usuario',
  'sesion-iniciada',
  usuarioHecho.extend({ direccion: z.string(), agente: z.string() }),
);

/** The account is now linked to this issuer's: signing in there signs this person in here. */
export const identidadVinculada = defineFact(
  'usuarios',
  'usuario',
  'identidad-vinculada',
  usuarioHecho.extend({ emisor: z.string() }),
);

/** An administrator removed the link; the account's sessions have been closed. */
export const identidadDesvinculada = defineFact(
  'usuarios',
  'usuario',
  'identidad-desvinculada',
  usuarioHecho.extend({ emisor: z.string() }),
);

/** `nombre`: the address, or `enlace` where anybody may use it. */
const invitacionHecho = z.object({ _id: idSchema, nombre: z.string() });
export const invitacionCreada = defineFact(
  'usuarios',
  'invitacion',
  'creada',
  invitacionHecho.extend({
    equipo: z.string().optional(),
    rol: rolEquipoSchema.optional(),
    plazas: z.int().optional(),
  }),
);
export const invitacionRetirada = defineFact('usuarios', 'invitacion', 'retirada', invitacionHecho);
/** Somebody has made an account with it. */
export const invitacionAceptada = defineFact(
  'usuarios',
  'invitacion',
  'aceptada',
  invitacionHecho.extend({ usuario: idSchema }),
);

const tokenHecho = z.object({ _id: idSchema, nombre: z.string(), usuario: idSchema });

/** The person made a personal token; `proyectos`: how many it is for, null for all. */
export const tokenCreado = defineFact(
  'usuarios',
  'token',
  'creado',
  tokenHecho.extend({
    alcance: alcanceSchema,
    proyectos: z.int().nullable(),
    expira: z.iso.datetime(),
    /** Where the program is that was authorised with it. */
    aplicacion: z.string().optional(),
  }),
);

export const tokenRevocado = defineFact('usuarios', 'token', 'revocado', tokenHecho);

/** It has read a text of the project that came from outside the team. */
export const tokenLeeDeFuera = defineFact(
  'usuarios',
  'token',
  'lee-de-fuera',
  tokenHecho.extend({ proyecto: idSchema }),
);

/** A person has removed the marks of what it had read. */
export const tokenLecturasQuitadas = defineFact('usuarios', 'token', 'lecturas-quitadas', tokenHecho);

const motivoRechazoSchema = z.enum([
  'credenciales',
  'cuenta-inactiva',
  'demasiados-intentos',
  /** The password was right, the code of the second factor was not. */
  'segundo-factor',
  /** A passkey that is not theirs, or whose answer is wrong, too old or used. */
  'llave-acceso',
  /** The passkey's count has gone back: somebody else has a copy of it. */
  'llave-copiada',
  /** The rules for the company's account keep this person out, or forbid them to use a password. */
  'cuenta-empresa',
]);
export type MotivoRechazo = z.infer<typeof motivoRechazoSchema>;

/**
 * Failed sign-ins to one account from one address within a short time; `veces` counts them. `_id` null: no account has
 * this correo. `correo` null: several accounts were tried, too many to list one by one.
 */
export const accesoRechazado = defineFact(
  'usuarios',
  'usuario',
  'acceso-rechazado',
  z.object({
    _id: idSchema.nullable(),
    correo: z.string().nullable(),
    motivo: motivoRechazoSchema,
    direccion: z.string(),
    veces: z.int(),
  }),
);

const equipoHecho = z.object({ _id: idSchema, nombre: z.string(), detalle: detalleSchema });

export const equipoCreado = defineFact('usuarios', 'equipo', 'creado', equipoHecho);
/** Its own fields changed; changes of its members have their own facts. */
export const equipoActualizado = defineFact('usuarios', 'equipo', 'actualizado', equipoHecho);

export const miembroCambiado = defineFact(
  'usuarios',
  'equipo',
  'miembro-cambiado',
  z.object({ equipo: idSchema, nombreEquipo: z.string(), usuario: idSchema, detalle: detalleSchema }),
);

/**
 * The lists of tasks that a person had saved here, for the service that has the views now. It is no change: each is
 * what it was, elsewhere.
 */
export const vistasHeredadas = defineFact(
  'usuarios',
  'vistas',
  'heredadas',
  z.object({
    usuario: idSchema,
    vistas: z.array(z.object({ _id: idSchema, nombre: z.string(), lista: z.string() })),
  }),
);

/** What each service copies to know who is calling: people, their teams and the key that signs their tokens. */
export const estadosDeIdentidad = { usuario: usuarioEstado, equipo: equipoEstado, clave: claveEstado };
