import type { Preferencias, Usuario } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http';

export interface SesionReply {
  token: string;
  usuario: Usuario;
  /** Of an account that was there before. */
  preferencias?: Preferencias;
}

/** Without `recordar` the token is good for a day only. */
export const login = (correo: string, contrasena: string, recordar: boolean): Promise<SesionReply> =>
  http.anonymous.post('/api/usuarios/login', {
    correo: correo.trim(),
    contraseña: contrasena,
    ...(!recordar && { recordar }),
  });
