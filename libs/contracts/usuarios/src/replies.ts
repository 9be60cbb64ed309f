import { fechaSchema, listReplySchema, personaSchema, replySchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { verificacionAuditoriaSchema } from './auditoria/auditoria';
import { vinculoEmpresaSchema } from './cuentas/empresa';
import { equipoResumenSchema, equipoSchema } from './equipo';
import { preferenciasSchema } from './cuentas/preferencias';
import { enlaceContrasenaSchema } from './acceso/recuperacion';
import { sesionAbiertaSchema } from './acceso/sesion';
import { usuarioListadoSchema, usuarioSchema } from './cuentas/usuario';

usuarioSchema.register(z.globalRegistry, { id: 'Usuario' });
equipoSchema.register(z.globalRegistry, { id: 'Equipo' });
preferenciasSchema.register(z.globalRegistry, { id: 'Preferencias' });

export const usuarioReplySchema = replySchema({ usuario: usuarioSchema });

/** `correoPendiente`: the new address, which counts once the link mailed there has been opened. */
export const perfilReplySchema = replySchema({
  usuario: usuarioSchema,
  correoPendiente: z.string().optional(),
});

/** `total`: how many there are on all pages; only on the first of several. */
export const usuariosReplySchema = listReplySchema({
  usuarios: z.array(usuarioListadoSchema),
  total: z.int().min(0).optional(),
});

/** Who can add the caller to a team, and whether the caller has asked for it today. */
const administracionSchema = z.object({
  hayAdministracion: z.boolean(),
  administran: z.array(personaSchema),
  pedido: z.boolean(),
  invitanEquipos: z
    .boolean()
    .meta({ description: 'Si quien administra un equipo puede invitar a personas nuevas a él' }),
});
export type Administracion = z.infer<typeof administracionSchema>;
/** GET /api/usuarios/administracion */
export const administracionReplySchema = replySchema(administracionSchema.shape);

/** A new token, returned because the call closed the session of the one it was sent with. */
export const tokenReplySchema = replySchema({ token: z.string() });

/** The same reply whether or not an account with that correo exists. */
export const olvidoReplySchema = replySchema({ message: z.string() });
export const enlaceReplySchema = replySchema({ enlace: enlaceContrasenaSchema });

/** The caller's own session first, then by last use. */
export const sesionesReplySchema = replySchema({ sesiones: z.array(sesionAbiertaSchema) });
export const preferenciasReplySchema = replySchema({ preferencias: preferenciasSchema });

/** GET /api/usuarios/empresa/vinculos */
export const vinculosReplySchema = replySchema({ vinculos: z.array(vinculoEmpresaSchema) });

/** GET /api/usuarios/mis-datos: everything that is kept of the caller, as each service stores it. */
export const misDatosReplySchema = replySchema({
  generado: fechaSchema,
  datos: z.array(z.object({ servicio: z.string(), coleccion: z.string(), dato: z.unknown() })),
});

export const equipoReplySchema = replySchema({ equipo: equipoSchema });
export const equiposReplySchema = listReplySchema({ equipos: z.array(equipoSchema) });
/** GET /api/proyectos/equipos/lista */
export const equiposListaReplySchema = listReplySchema({ equipos: z.array(equipoResumenSchema) });

/** GET /api/auditoria/verificacion */
export const verificacionReplySchema = replySchema(verificacionAuditoriaSchema.shape);
