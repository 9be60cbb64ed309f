import { http } from '../../../shared/http/http';

/** The answer is the same whether the account exists or not. */
export const pedirEnlace = (correo: string): Promise<unknown> =>
  http.anonymous.post('/api/usuarios/contrasena/olvido', { correo: correo.trim() });

/** `correo`: the account's address from now on. */
export const confirmarCorreo = (token: string): Promise<{ correo: string }> =>
  http.anonymous.post('/api/usuarios/correo/confirmar', { token });

export const restablecer = (token: string, nueva: string): Promise<unknown> =>
  http.anonymous.post('/api/usuarios/contrasena/restablecer', { token, nueva });
