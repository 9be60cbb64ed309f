import { defineCommand, idSchema, tokenDeAccesoSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { enlaceContrasenaSchema } from './acceso/recuperacion';
import {
  correoSchema,
  estadoUsuarioSchema,
  nombreUsuarioSchema,
  rolSchema,
  usuarioSchema,
} from './cuentas/usuario';
import { rolEquipoSchema } from './equipo';

/** How many sessions one farewell may end: those of a browser that could not say goodbye before. */
export const MAX_DESPEDIDAS = 20;

/**
 * Somebody signs out. `usuario` and `sid` are those of the socket that says so; the ids in `sesiones` are random and
 * known to nobody but their browser, so whoever names one may end it.
 */
export const cerrarSesiones = defineCommand(
  'usuarios',
  'cerrar-sesiones',
  z.object({
    usuario: idSchema,
    sid: z.string().max(64).optional(),
    sesiones: z.array(idSchema).max(MAX_DESPEDIDAS),
  }),
  z.object({}),
);

/** The socket edge asks this at the handshake; a bad token is answered with an `unauthenticated` error. */
export const verificarToken = defineCommand(
  'usuarios',
  'verificar-token',
  z.object({ token: z.string().max(4096) }),
  z.object({
    _id: idSchema,
    nombre: z.string(),
    rol: rolSchema,
    expira: z.iso.datetime(),
    /** The session that the token belongs to, or the personal token itself. */
    sid: z.string().optional(),
    /** Absent: the token is a session's. */
    acceso: tokenDeAccesoSchema.optional(),
  }),
);

/**
 * The gateway shows the personal token of a script, and passes on in its place what it gets here, which every service
 * understands.
 */
export const canjearToken = defineCommand(
  'usuarios',
  'canjear-token',
  z.object({ token: z.string().max(100) }),
  z.object({
    _id: idSchema,
    canje: z.string(),
    /** It was given to a program for the MCP server: it opens nothing else. */
    soloMcp: z.literal(true).optional(),
  }),
);

/**
 * For who operates the installation: a new signing key. The one before is accepted as long as its sessions may last;
 * `ya`: from now on it is not, and everybody has to sign in again.
 */
export const rotarClave = defineCommand(
  'usuarios',
  'rotar-clave',
  z.object({ ya: z.boolean().default(false) }),
  z.object({ clave: idSchema, desde: z.iso.datetime(), retiradas: z.int() }),
);

/**
 * What who operates the installation orders of an account, from the command line: nobody has to be signed in. `crear`
 * makes it unless it is there. `enlace` asks for a link by which its owner chooses a password.
 */
export const ordenarPersona = defineCommand(
  'usuarios',
  'ordenar-persona',
  z.object({
    correo: correoSchema,
    nombre: nombreUsuarioSchema.optional(),
    crear: z.boolean().default(false),
    rol: rolSchema.optional(),
    estado: estadoUsuarioSchema.optional(),
    enlace: z.boolean().default(false),
    /** Whoever has lost the phone signs in without a second factor again. */
    sinFactor: z.boolean().default(false),
  }),
  z.object({
    creada: z.boolean(),
    usuario: usuarioSchema.pick({ _id: true, nombre: true, correo: true, rol: true, estado: true }),
    enlace: enlaceContrasenaSchema.nullable(),
  }),
);

/**
 * `proyectos` asks this when a project is to enter a team that it has closed: whether the team still exists. If so, the
 * deletion that closed it, named by `cierre`, can no longer happen.
 */
export const reabrirEquipo = defineCommand(
  'usuarios',
  'reabrir-equipo',
  z.object({ equipo: idSchema, cierre: idSchema }),
  z.object({ existe: z.boolean() }),
);

/**
 * `proyectos` asks for what a package that it takes in lacks here: accounts, inactive and without a password, and the
 * team, if any. Those that exist are given as they are.
 */
export const crearParaPaquete = defineCommand(
  'usuarios',
  'crear-para-paquete',
  z.object({
    personas: z.array(z.object({ correo: z.string(), nombre: z.string() })),
    equipo: z
      .object({
        nombre: z.string(),
        miembros: z.array(z.object({ correo: z.string(), rol: rolEquipoSchema })),
      })
      .nullable(),
  }),
  z.object({
    personas: z.array(z.object({ correo: z.string(), _id: idSchema })),
    equipo: z.object({ _id: idSchema, miembros: z.array(idSchema) }).nullable(),
  }),
);
