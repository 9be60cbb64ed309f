import type { Preferencias, Usuario } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

export interface SesionReply {
  token: string;
  usuario: Usuario;
  /** Absent when the account was just created. */
  preferencias?: Preferencias;
}

/** Without `recordar` the token is valid for one day. */
export const login = (correo: string, contrasena: string, recordar: boolean): Promise<SesionReply> =>
  http.anonymous.post('/api/usuarios/login', {
    correo: correo.trim(),
    contraseña: contrasena,
    ...(!recordar && { recordar }),
  });
