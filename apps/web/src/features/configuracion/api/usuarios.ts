import type {
  EnlaceContrasena,
  Usuario,
  UsuarioAdminUpdate,
  UsuarioListado,
  VinculoEmpresa,
} from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

export const getUsuarios = async (signal: AbortSignal): Promise<UsuarioListado[]> =>
  (await http.get<{ usuarios: UsuarioListado[] }>('/api/usuarios', signal)).usuarios;

export const updateCuenta = async (id: string, cambios: UsuarioAdminUpdate): Promise<Usuario> =>
  (await http.put<{ usuario: Usuario }>(`/api/usuarios/${id}`, cambios)).usuario;

export const createEnlace = async (id: string): Promise<EnlaceContrasena> =>
  (await http.post<{ enlace: EnlaceContrasena }>(`/api/usuarios/${id}/enlace-contrasena`, {})).enlace;

export const eraseUsuario = (id: string): Promise<unknown> => http.post(`/api/usuarios/${id}/borrado`, {});

export const getVinculos = async (signal: AbortSignal): Promise<VinculoEmpresa[]> =>
  (await http.get<{ vinculos: VinculoEmpresa[] }>('/api/usuarios/empresa/vinculos', signal)).vinculos;

export const removeVinculo = (usuario: string): Promise<unknown> =>
  http.delete(`/api/usuarios/empresa/vinculos/${usuario}`);
