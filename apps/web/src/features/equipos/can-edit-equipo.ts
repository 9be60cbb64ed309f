import type { Equipo } from '@pmp/contracts/usuarios';
import type { UsuarioGuardado } from '../../shared/session';

/** Only hides buttons; the server decides. */
export const canEditEquipo = (equipo: Equipo, user: UsuarioGuardado): boolean =>
  user.rol === 'admin' ||
  equipo.miembros.some(({ usuario, rol }) => usuario._id === user._id && rol === 'admin');
