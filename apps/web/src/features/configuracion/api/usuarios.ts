import type {
  EnlaceContrasena,
  Usuario,
  UsuarioAdminUpdate,
  UsuarioListado,
  VinculoEmpresa,
} from '@pmp/contracts/usuarios';
import { rutasEmpresa, rutasRecuperacion, rutasUsuarios } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

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
  const query = { ...found, tipo: 'persona', orden: 'nombre', limite } as const;
  return pedir(rutasUsuarios.listar, { query, signal });
};

export const updateCuenta = async (id: string, cambios: UsuarioAdminUpdate): Promise<Usuario> =>
  (await pedir(rutasUsuarios.cambiar, { params: { id }, body: cambios })).usuario;

export const createEnlace = async (id: string): Promise<EnlaceContrasena> =>
  (await pedir(rutasRecuperacion.crearEnlace, { params: { id } })).enlace;

export const eraseUsuario = (id: string): Promise<unknown> => pedir(rutasUsuarios.borrar, { params: { id } });

export const getVinculos = async (signal: AbortSignal): Promise<VinculoEmpresa[]> =>
  (await pedir(rutasEmpresa.listarVinculos, { signal })).vinculos;

export const removeVinculo = (usuario: string): Promise<unknown> =>
  pedir(rutasEmpresa.desvincular, { params: { id: usuario } });
