import type { TokenPersonal } from '@pmp/contracts/usuarios';
import { rutasTokens } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

/** What a token may do, for how long and where. */
export interface Limites {
  alcance: TokenPersonal['alcance'];
  dias: number;
  /** null: all that the person reaches. */
  proyectos: string[] | null;
}

export interface NuevoToken extends Limites {
  nombre: string;
}

export interface TokenCreado {
  token: TokenPersonal;
  /** Shown this once. */
  secreto: string;
}

export const getTokens = async (signal: AbortSignal): Promise<TokenPersonal[]> =>
  (await pedir(rutasTokens.listar, { signal })).tokens;

export const createToken = (nuevo: NuevoToken): Promise<TokenCreado> =>
  pedir(rutasTokens.crear, { body: nuevo });

export const forgetReadings = (id: string): Promise<unknown> =>
  pedir(rutasTokens.olvidarLecturas, { params: { id } });

export const revokeToken = (id: string): Promise<unknown> => pedir(rutasTokens.revocar, { params: { id } });
