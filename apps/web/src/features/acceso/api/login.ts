import type { Usuario } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http';

export interface SesionReply {
  token: string;
  usuario: Usuario;
}

export const login = (correo: string, contrasena: string): Promise<SesionReply> =>
  http.anonymous.post('/api/usuarios/login', { correo: correo.trim(), contraseña: contrasena });
