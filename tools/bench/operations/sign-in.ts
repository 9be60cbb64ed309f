import { CONTRASENA } from '../seed/people.ts';
import type { Operation } from './operation.ts';

export const signIn: Operation = {
  nombre: 'entrar (argon2id)',
  prepare: async ({ correos }) => {
    return (user, index) =>
      user.expect(200, 'POST', '/api/usuarios/login', {
        correo: correos[index % correos.length],
        contraseña: CONTRASENA,
      });
  },
};
