import type { PeticionAcceso } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';
import type { Limites } from './tokens';

const PATH = '/api/oauth';
const CAMPOS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'resource',
  'scope',
  'state',
];

export type Solicitud = Record<string, string>;

/** What a program put in the address of this page. */
export const solicitudIn = (search: string): Solicitud => {
  const query = new URLSearchParams(search);
  const given = CAMPOS.flatMap((campo) => (query.has(campo) ? [[campo, query.get(campo)!]] : []));
  return { origen: window.location.origin, ...Object.fromEntries(given) };
};

export const getPeticion = (solicitud: Solicitud): Promise<PeticionAcceso> =>
  http.post<PeticionAcceso>(`${PATH}/solicitud`, solicitud);

export const sendDecision = (solicitud: Solicitud, permitido: Limites | null): Promise<{ vuelta: string }> =>
  http.post<{ vuelta: string }>(`${PATH}/decision`, {
    ...solicitud,
    permitir: permitido !== null,
    ...permitido,
  });
