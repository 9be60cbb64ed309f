import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { altaLlaveConfirmarSchema, retoSchema } from '../cuentas/factor';
import {
  altaLlaveReplySchema,
  entrarConLlaveSchema,
  llaveCreadaReplySchema,
  llaveCreateSchema,
  llaveReplySchema,
  llaveUpdateSchema,
  opcionesLlaveReplySchema,
  opcionesUsoReplySchema,
} from '../cuentas/llave';
import { sesionReplySchema } from '../cuentas/usuario';

export const pedirEntrada = ruta('POST', 'usuarios/login/llave/opciones', {
  resumen: 'Da con qué pedir al navegador una llave de acceso para iniciar sesión',
  reply: opcionesUsoReplySchema,
  status: 200,
  refuses: ['tooMany', 'unavailable'],
  derecho: 'publico',
});

export const entrar = ruta('POST', 'usuarios/login/llave', {
  resumen: 'Inicia sesión con una llave de acceso, sin correo ni contraseña',
  body: entrarConLlaveSchema,
  reply: sesionReplySchema,
  status: 200,
  refuses: ['unauthenticated', 'forbidden', 'tooMany'],
  derecho: 'publico',
});

export const pedirPaso = ruta('POST', 'usuarios/login/factor/llave', {
  resumen: 'Da con qué pedir al navegador una llave de acceso como segundo factor',
  body: retoSchema,
  reply: opcionesUsoReplySchema,
  status: 200,
  refuses: ['unauthenticated', 'forbidden', 'unavailable'],
  derecho: 'publico',
});

export const empezarAlta = ruta('POST', 'usuarios/login/factor/alta/llave', {
  resumen: 'Da con qué crear una llave de acceso a quien tiene que activar un segundo factor antes de entrar',
  body: retoSchema,
  reply: opcionesLlaveReplySchema,
  status: 200,
  refuses: ['unauthenticated', 'forbidden', 'unavailable'],
  derecho: 'publico',
});

export const confirmarAlta = ruta('POST', 'usuarios/login/factor/alta/llave/confirmar', {
  resumen:
    'Guarda la llave de acceso que activa el segundo factor y termina el inicio de sesión; da los códigos de recuperación',
  body: altaLlaveConfirmarSchema,
  reply: altaLlaveReplySchema,
  status: 200,
  refuses: ['unauthenticated', 'forbidden'],
  derecho: 'publico',
});

export const pedirPrueba = ruta('POST', 'usuarios/llaves/opciones', {
  resumen: 'Da con qué pedir al navegador una llave de acceso de quien llama, para confirmar que sigue ahí',
  reply: opcionesUsoReplySchema,
  status: 200,
  refuses: ['conflict', 'unavailable'],
  derecho: 'cuenta.propia',
});

export const empezar = ruta('POST', 'usuarios/llaves/nueva', {
  resumen: 'Da con qué crear una llave de acceso',
  reply: opcionesLlaveReplySchema,
  status: 200,
  refuses: ['conflict', 'unavailable'],
  derecho: 'cuenta.propia',
  reciente: true,
});

export const crear = ruta('POST', 'usuarios/llaves', {
  resumen: 'Guarda una llave de acceso; con la primera da los códigos de recuperación',
  body: llaveCreateSchema,
  reply: llaveCreadaReplySchema,
  refuses: ['conflict'],
  derecho: 'cuenta.propia',
  reciente: true,
});

export const renombrar = ruta('PUT', 'usuarios/llaves/:id', {
  resumen: 'Cambia el nombre de una llave de acceso',
  params: idParamSchema,
  body: llaveUpdateSchema,
  reply: llaveReplySchema,
  derecho: 'cuenta.propia',
});

export const quitar = ruta('DELETE', 'usuarios/llaves/:id', {
  resumen:
    'Elimina una llave de acceso; con la última, y sin aplicación de códigos, también el segundo factor',
  params: idParamSchema,
  reply: exitoReplySchema,
  refuses: ['conflict'],
  derecho: 'cuenta.propia',
  reciente: true,
});
