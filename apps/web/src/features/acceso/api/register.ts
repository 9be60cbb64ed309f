import { http } from '../../../shared/http';
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
