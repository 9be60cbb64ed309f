import type {
  EnlaceContrasena,
  Usuario,
  UsuarioAdminUpdate,
  UsuarioListado,
  VinculoEmpresa,
} from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

export interface PaginaDeCuentas {
  usuarios: UsuarioListado[];
  siguiente?: string | null;
  /** How many there are on all pages; only on the first. */
  total?: number;
}

/** Programs have a list of their own. */
export const getCuentas = (
  { q, cursor, limite }: { q: string; cursor: string; limite: number },
  signal?: AbortSignal,
): Promise<PaginaDeCuentas> => {
  const found = { ...(q && { q }), ...(cursor && { cursor }) };
  const params = new URLSearchParams({ ...found, tipo: 'persona', orden: 'nombre', limite: String(limite) });
  return http.get<PaginaDeCuentas>(`/api/usuarios?${params}`, signal);
};

export const updateCuenta = async (id: string, cambios: UsuarioAdminUpdate): Promise<Usuario> =>
  (await http.put<{ usuario: Usuario }>(`/api/usuarios/${id}`, cambios)).usuario;

export const createEnlace = async (id: string): Promise<EnlaceContrasena> =>
  (await http.post<{ enlace: EnlaceContrasena }>(`/api/usuarios/${id}/enlace-contrasena`, {})).enlace;

export const eraseUsuario = (id: string): Promise<unknown> => http.post(`/api/usuarios/${id}/borrado`, {});

export const getVinculos = async (signal: AbortSignal): Promise<VinculoEmpresa[]> =>
  (await http.get<{ vinculos: VinculoEmpresa[] }>('/api/usuarios/empresa/vinculos', signal)).vinculos;

export const removeVinculo = (usuario: string): Promise<unknown> =>
  http.delete(`/api/usuarios/empresa/vinculos/${usuario}`);
