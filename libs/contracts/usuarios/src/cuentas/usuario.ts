import {
  erroresComunes,
  fechaSchema,
  idSchema,
  paginaQuerySchema,
  personaSchema,
  textOf,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from '../errors';
import { imagenOpcionalSchema } from './imagen';
import { preferenciasSchema } from './preferencias';

export const ROLES = ['admin', 'usuario'] as const;
export const ESTADOS_USUARIO = ['activo', 'inactivo'] as const;

export const rolSchema = z.enum(ROLES, { error: textOf(erroresUsuarios.rolNoValido) });
export const estadoUsuarioSchema = z.enum(ESTADOS_USUARIO, { error: textOf(erroresComunes.estadoNoValido) });

export const usuarioSchema = personaSchema.extend({
  correo: z.string(),
  rol: rolSchema,
  estado: estadoUsuarioSchema,
  createdAt: fechaSchema,
  version: versionSchema,
  /** false: nobody has shown yet that they read mail to `correo`, so no mail with other people's words goes there. */
  correoConfirmado: z.boolean().optional(),
});
export type Rol = z.infer<typeof rolSchema>;
export type EstadoUsuario = z.infer<typeof estadoUsuarioSchema>;
export type Usuario = z.infer<typeof usuarioSchema>;

/** A row of the people list; only an admin gets `correo`, `rol` and `version`. */
export const usuarioListadoSchema = usuarioSchema
  .pick({ _id: true, nombre: true, avatar: true, estado: true })
  .extend({
    correo: z.string().optional(),
    rol: rolSchema.optional(),
    version: versionSchema.optional(),
    /** The account is a program's. */
    bot: z.literal(true).optional(),
    /** Only for an admin: the account asks for a second factor. */
    factor: z.literal(true).optional(),
  });
export type UsuarioListado = z.infer<typeof usuarioListadoSchema>;

const MAX_BUSQUEDA = 100;

/** Which people, and in which order; newest first where it does not say. */
/** Of what fits in an address. */
const MAX_CORREOS = 8_000;
export const usuariosQuerySchema = paginaQuerySchema.extend({
  /** Beginnings of words of the name, for an admin also of the address. */
  q: z
    .string({ error: textOf(erroresComunes.textoEsperado) })
    .trim()
    .max(MAX_BUSQUEDA, textOf(erroresComunes.demasiadoLargo, { max: MAX_BUSQUEDA }))
    .optional(),
  /** Only this one. */
  id: idSchema.optional(),
  /** Only those with these addresses, with commas between them; whoever does not administer finds nobody by them. */
  correos: z
    .string({ error: textOf(erroresComunes.textoEsperado) })
    .max(MAX_CORREOS, textOf(erroresComunes.demasiadoLargo, { max: MAX_CORREOS }))
    .transform((correos) => correos.split(','))
    .optional(),
  estado: estadoUsuarioSchema.optional(),
  tipo: z.enum(['persona', 'bot'], { error: textOf(erroresComunes.tipoNoValido) }).optional(),
  orden: z.enum(['nombre'], { error: textOf(erroresComunes.campoNoValido) }).optional(),
});
export type UsuariosQuery = z.infer<typeof usuariosQuerySchema>;

/** Non-space text, an @ and a dot (specification, validation rules). */
const CORREO_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_CORREO = 254;
/** argon2 hashes any length, so without a limit a huge password would keep the server busy. */
const MAX_CONTRASENA = 200;
export const MIN_CONTRASENA = 6;

const SIN_CORREO = textOf(erroresUsuarios.sinCorreo);
const CORREO_NO_VALIDO = textOf(erroresUsuarios.correoNoValido);

export const correoSchema = z
  .string({ error: SIN_CORREO })
  .trim()
  .min(1, SIN_CORREO)
  // Ends the check: on a text of 200 kB the pattern takes minutes.
  .max(MAX_CORREO, { error: CORREO_NO_VALIDO, abort: true })
  .regex(CORREO_PATTERN, CORREO_NO_VALIDO);

export const nombreUsuarioSchema = tituloSchema(textOf(erroresUsuarios.sinNombre));

const FALTA_CONTRASENA = textOf(erroresUsuarios.faltaContrasena);

export const contrasenaSchema = z
  .string({ error: FALTA_CONTRASENA })
  .min(1, FALTA_CONTRASENA)
  .max(MAX_CONTRASENA, textOf(erroresUsuarios.contrasenaLarga, { max: MAX_CONTRASENA }));

export const contrasenaActualSchema = contrasenaSchema.meta({ description: 'La contraseña de ahora' });
export const contrasenaNuevaSchema = contrasenaSchema.min(
  MIN_CONTRASENA,
  textOf(erroresUsuarios.contrasenaCorta, { min: MIN_CONTRASENA }),
);

/** The body key `contraseña` is accepted in both Unicode forms, NFC and NFD. */
const withNfcKeys = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (body) =>
      body && typeof body === 'object' && !Array.isArray(body)
        ? Object.fromEntries(Object.entries(body).map(([key, value]) => [key.normalize('NFC'), value]))
        : body,
    schema,
  );

const MAX_DISPOSITIVO = 100;

/** `recordar: false` asks for a token that lasts only a day. */
export const loginSchema = withNfcKeys(
  z.object({
    correo: correoSchema,
    contraseña: contrasenaSchema,
    recordar: z.boolean({ error: textOf(erroresComunes.verdaderoOFalso) }).optional(),
    /** What a device was given that is remembered; one that is no longer counts for nothing. */
    dispositivo: z
      .string({ error: textOf(erroresComunes.textoEsperado) })
      .max(MAX_DISPOSITIVO, textOf(erroresComunes.demasiadoLargo, { max: MAX_DISPOSITIVO }))
      .optional(),
  }),
);

/** 32 random bytes in base64url. */
const ENLACE_PATTERN = /^[\w-]{43}$/;
const INVITACION_NO_VALIDA = textOf(erroresUsuarios.invitacionNoValida);

/** `rol` and `estado` in the body are ignored: a new account is always `usuario` and `activo`. */
export const registerSchema = withNfcKeys(
  z.object({
    _id: idSchema.optional(),
    nombre: nombreUsuarioSchema,
    correo: correoSchema,
    contraseña: contrasenaNuevaSchema,
    invitacion: z
      .string({ error: INVITACION_NO_VALIDA })
      .regex(ENLACE_PATTERN, INVITACION_NO_VALIDA)
      .optional(),
  }),
);

/** POST /api/usuarios: an account that an administrator makes for somebody else. */
export const usuarioCreateSchema = z.object({
  _id: idSchema.optional(),
  nombre: nombreUsuarioSchema,
  correo: correoSchema,
});
export type UsuarioCreate = z.infer<typeof usuarioCreateSchema>;

/** `actual`: the current password, which another `correo` asks for. */
export const perfilUpdateSchema = z.object({
  nombre: nombreUsuarioSchema.optional(),
  correo: correoSchema.optional(),
  avatar: imagenOpcionalSchema.optional(),
  actual: contrasenaActualSchema.optional(),
  version: versionSchema.optional(),
});

export const contrasenaUpdateSchema = z.object({
  actual: contrasenaActualSchema,
  nueva: contrasenaNuevaSchema,
});

export const usuarioAdminUpdateSchema = z.object({
  rol: rolSchema.optional(),
  estado: estadoUsuarioSchema.optional(),
  version: versionSchema.optional(),
});

export type Registro = z.infer<typeof registerSchema>;
export type Credenciales = z.infer<typeof loginSchema>;
export type PerfilUpdate = z.infer<typeof perfilUpdateSchema>;
export type ContrasenaUpdate = z.infer<typeof contrasenaUpdateSchema>;
export type UsuarioAdminUpdate = z.infer<typeof usuarioAdminUpdateSchema>;

export const sesionReplySchema = z.object({
  success: z.literal(true),
  token: z.string(),
  usuario: usuarioSchema,
  /** Sent so that theme and language are right from the first screen on. */
  preferencias: preferenciasSchema.optional(),
});
