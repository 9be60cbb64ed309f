import type { PerfilUpdate, Usuario } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http';

/** Only what is sent changes. */
export const updatePerfil = async (cambios: Pick<PerfilUpdate, 'nombre' | 'correo' | 'avatar'>) =>
  (await http.put<{ usuario: Usuario }>('/api/usuarios/perfil', cambios)).usuario;
