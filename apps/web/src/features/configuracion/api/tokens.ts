import type { TokenPersonal } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

const PATH = '/api/tokens';

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
  (await http.get<{ tokens: TokenPersonal[] }>(PATH, signal)).tokens;

export const createToken = (nuevo: NuevoToken): Promise<TokenCreado> => http.post<TokenCreado>(PATH, nuevo);

export const forgetReadings = (id: string): Promise<unknown> => http.delete(`${PATH}/${id}/lecturas`);

export const revokeToken = (id: string): Promise<unknown> => http.delete(`${PATH}/${id}`);
