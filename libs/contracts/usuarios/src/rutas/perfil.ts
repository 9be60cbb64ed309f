import { ruta } from '@pmp/contracts/common';
import { perfilReplySchema, tokenReplySchema, usuarioReplySchema } from '../replies';
import { contrasenaUpdateSchema, perfilUpdateSchema } from '../cuentas/usuario';

export const leer = ruta('GET', 'usuarios/perfil', {
  reply: usuarioReplySchema,
  derecho: 'autenticado',
});

export const cambiar = ruta('PUT', 'usuarios/perfil', {
  body: perfilUpdateSchema,
  reply: perfilReplySchema,
  refuses: ['forbidden', 'conflict', 'tooMany'],
  derecho: 'cuenta.propia',
});

export const cambiarContrasena = ruta('PUT', 'usuarios/contrasena', {
  body: contrasenaUpdateSchema,
  reply: tokenReplySchema,
  refuses: ['conflict', 'tooMany'],
  derecho: 'cuenta.propia',
});
