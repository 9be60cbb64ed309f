import type { Equipo } from '@pmp/contracts/usuarios';
import type { UsuarioGuardado } from '../../shared/sesion/session';

/** Only for hiding buttons; the server enforces the right. */
export const canEditEquipo = (equipo: Equipo, user: UsuarioGuardado): boolean =>
  user.rol === 'admin' ||
  equipo.miembros.some(({ usuario, rol }) => usuario._id === user._id && rol === 'admin');
