import { http } from '../../../shared/http/http';
import type { SesionReply } from './login';

export const register = (
  nombre: string,
  correo: string,
  contrasena: string,
  invitacion?: string,
): Promise<SesionReply> =>
  http.anonymous.post('/api/usuarios/register', {
    nombre: nombre.trim(),
    correo: correo.trim(),
    contraseña: contrasena,
    rol: 'usuario',
    estado: 'activo',
    ...(invitacion && { invitacion }),
  });

/** The answer is the same whether or not there is an account already. */
export const pedirRegistro = (correo: string, idioma: string): Promise<unknown> =>
  http.anonymous.post('/api/usuarios/register/enlace', { correo: correo.trim(), idioma });
