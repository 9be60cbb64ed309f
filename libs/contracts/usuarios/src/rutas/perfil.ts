import { ruta } from '@pmp/contracts/common';
import { perfilReplySchema, tokenReplySchema, usuarioReplySchema } from '../replies';
import { contrasenaUpdateSchema, perfilUpdateSchema } from '../cuentas/usuario';

export const leer = ruta('GET', 'usuarios/perfil', {
  resumen: 'Lee el perfil de quien llama',
  reply: usuarioReplySchema,
  derecho: 'autenticado',
});

export const cambiar = ruta('PUT', 'usuarios/perfil', {
  resumen: 'Cambia el perfil de quien llama',
  body: perfilUpdateSchema,
  reply: perfilReplySchema,
  refuses: ['forbidden', 'conflict', 'tooMany'],
  derecho: 'cuenta.propia',
});

export const cambiarContrasena = ruta('PUT', 'usuarios/contrasena', {
  resumen: 'Cambia la contraseña de quien llama y cierra sus demás sesiones',
  body: contrasenaUpdateSchema,
  reply: tokenReplySchema,
  refuses: ['conflict', 'tooMany'],
  derecho: 'cuenta.propia',
});
