import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { z } from 'zod';
import { pruebaSchema, retoReplySchema } from '../cuentas/factor';
import { sesionesReplySchema, tokenReplySchema } from '../replies';
import { loginSchema, registerSchema, sesionReplySchema } from '../cuentas/usuario';

export const listar = ruta('GET', 'usuarios/sesiones', {
  resumen: 'Lista las sesiones abiertas de quien llama',
  reply: sesionesReplySchema,
  derecho: 'cuenta.propia',
});

export const cerrarDemas = ruta('POST', 'usuarios/sesiones/cerrar-demas', {
  resumen: 'Cierra todas las sesiones menos la que llama',
  reply: tokenReplySchema,
  status: 200,
  derecho: 'cuenta.propia',
});

export const cerrar = ruta('DELETE', 'usuarios/sesiones/:id', {
  resumen: 'Cierra una sesión propia',
  params: idParamSchema,
  reply: exitoReplySchema,
  refuses: ['conflict'],
  derecho: 'cuenta.propia',
});

export const confirmar = ruta('POST', 'usuarios/sesiones/reciente', {
  resumen: 'Confirma que quien llama sigue siendo quien inició la sesión, y renueva su token',
  body: pruebaSchema,
  reply: tokenReplySchema,
  status: 200,
  refuses: ['forbidden', 'conflict', 'tooMany'],
  derecho: 'cuenta.propia',
});

export const registrar = ruta('POST', 'usuarios/register', {
  resumen: 'Crea una cuenta y abre sesión',
  body: registerSchema,
  reply: sesionReplySchema,
  also: [200],
  refuses: ['forbidden', 'conflict', 'tooMany'],
  derecho: 'publico',
});

export const entrar = ruta('POST', 'usuarios/login', {
  resumen: 'Inicia sesión con correo y contraseña',
  body: loginSchema,
  reply: z.union([sesionReplySchema, retoReplySchema]),
  status: 200,
  refuses: ['unauthenticated', 'forbidden', 'tooMany'],
  derecho: 'publico',
});
