import { http } from '../../../shared/http';

/** The answer is the same whether there is such an account or not. */
export const pedirEnlace = (correo: string): Promise<unknown> =>
  http.anonymous.post('/api/usuarios/contrasena/olvido', { correo: correo.trim() });

export const restablecer = (token: string, nueva: string): Promise<unknown> =>
  http.anonymous.post('/api/usuarios/contrasena/restablecer', { token, nueva });
