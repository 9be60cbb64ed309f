import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  administracionReplySchema,
  misDatosReplySchema,
  usuarioReplySchema,
  usuariosReplySchema,
} from '../replies';
import { usuarioAdminUpdateSchema, usuarioCreateSchema, usuariosQuerySchema } from '../cuentas/usuario';

export const descargarMisDatos = ruta('GET', 'usuarios/mis-datos', {
  reply: misDatosReplySchema,
  refuses: ['unavailable'],
  derecho: 'cuenta.propia',
});

export const borrar = ruta('POST', 'usuarios/:id/borrado', {
  params: idParamSchema,
  reply: exitoReplySchema,
  status: 200,
  refuses: ['conflict'],
  derecho: 'identidad.administrar',
});

export const leerAdministracion = ruta('GET', 'usuarios/administracion', {
  reply: administracionReplySchema,
  derecho: 'autenticado',
});

export const pedirEquipo = ruta('POST', 'usuarios/pedir-equipo', {
  reply: exitoReplySchema,
  status: 200,
  refuses: ['conflict', 'tooMany'],
  derecho: 'autenticado',
});

export const listar = ruta('GET', 'usuarios', {
  query: usuariosQuerySchema,
  reply: usuariosReplySchema,
  derecho: 'autenticado',
});

export const crear = ruta('POST', 'usuarios', {
  body: usuarioCreateSchema,
  reply: usuarioReplySchema,
  refuses: ['conflict'],
  derecho: 'usuario.administrar',
});

export const cambiar = ruta('PUT', 'usuarios/:id', {
  params: idParamSchema,
  body: usuarioAdminUpdateSchema,
  reply: usuarioReplySchema,
  derecho: 'identidad.administrar',
});
