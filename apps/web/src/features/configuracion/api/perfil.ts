import type { Usuario } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http';

export interface PerfilValues {
  nombre: string;
  correo: string;
}

export const updatePerfil = async (values: PerfilValues): Promise<Usuario> =>
  (await http.put<{ usuario: Usuario }>('/api/usuarios/perfil', values)).usuario;
