import { http } from '../../../shared/http';

/** The answer is the same whether the account exists or not. */
export const pedirEnlace = (correo: string): Promise<unknown> =>
  http.anonymous.post('/api/usuarios/contrasena/olvido', { correo: correo.trim() });

export const restablecer = (token: string, nueva: string): Promise<unknown> =>
  http.anonymous.post('/api/usuarios/contrasena/restablecer', { token, nueva });
