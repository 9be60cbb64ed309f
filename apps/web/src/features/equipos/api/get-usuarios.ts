import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

export const getUsuarios = async (signal: AbortSignal): Promise<UsuarioListado[]> =>
  (await http.get<{ usuarios: UsuarioListado[] }>('/api/usuarios', signal)).usuarios;
