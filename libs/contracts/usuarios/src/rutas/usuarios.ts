import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  administracionReplySchema,
  misDatosReplySchema,
  usuarioReplySchema,
  usuariosReplySchema,
} from '../replies';
import { usuarioAdminUpdateSchema, usuarioCreateSchema, usuariosQuerySchema } from '../cuentas/usuario';

export const descargarMisDatos = ruta('GET', 'usuarios/mis-datos', {
  resumen: 'Descarga todo lo que la instalación guarda de quien llama',
  reply: misDatosReplySchema,
  refuses: ['unavailable'],
  derecho: 'cuenta.propia',
  reciente: true,
});

export const borrar = ruta('POST', 'usuarios/:id/borrado', {
  resumen: 'Borra los datos personales de una cuenta',
  params: idParamSchema,
  reply: exitoReplySchema,
  status: 200,
  refuses: ['conflict'],
  derecho: 'identidad.administrar',
  reciente: true,
});

export const leerAdministracion = ruta('GET', 'usuarios/administracion', {
  resumen: 'Lee quién administra la instalación',
  reply: administracionReplySchema,
  derecho: 'autenticado',
});

export const pedirEquipo = ruta('POST', 'usuarios/pedir-equipo', {
  resumen: 'Pide a los administradores que metan a quien llama en un equipo',
  reply: exitoReplySchema,
  status: 200,
  refuses: ['conflict', 'tooMany'],
  derecho: 'autenticado',
});

export const listar = ruta('GET', 'usuarios', {
  resumen: 'Lista las personas de la instalación',
  query: usuariosQuerySchema,
  reply: usuariosReplySchema,
  derecho: 'autenticado',
});

export const crear = ruta('POST', 'usuarios', {
  resumen: 'Crea una cuenta para otra persona',
  body: usuarioCreateSchema,
  reply: usuarioReplySchema,
  refuses: ['conflict'],
  derecho: 'usuario.administrar',
});

export const cambiar = ruta('PUT', 'usuarios/:id', {
  resumen: 'Cambia la cuenta de otra persona, o la desactiva',
  params: idParamSchema,
  body: usuarioAdminUpdateSchema,
  reply: usuarioReplySchema,
  derecho: 'identidad.administrar',
  reciente: true,
});
