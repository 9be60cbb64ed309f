import { rutasConfirmacion, rutasRecuperacion } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

/** The answer is the same whether the account exists or not. */
export const pedirEnlace = (correo: string): Promise<unknown> =>
  pedir(rutasRecuperacion.pedir, { body: { correo: correo.trim() }, anonymous: true });

/** `correo`: the account's address from now on. */
export const confirmarCorreo = (token: string): Promise<{ correo: string }> =>
  pedir(rutasConfirmacion.confirmar, { body: { token }, anonymous: true });

export const restablecer = (token: string, nueva: string): Promise<unknown> =>
  pedir(rutasRecuperacion.restablecer, { body: { token, nueva }, anonymous: true });
