import type { PeticionAcceso, SolicitudAcceso } from '@pmp/contracts/usuarios';
import { rutasOauth } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';
import type { Limites } from './tokens';

/** What it may say besides who it is and where it waits. */
const CAMPOS = ['response_type', 'code_challenge', 'code_challenge_method', 'resource', 'scope', 'state'];

/** What a program put in the address of this page. */
export const solicitudIn = (search: string): SolicitudAcceso => {
  const query = new URLSearchParams(search);
  const given = CAMPOS.flatMap((campo) => (query.has(campo) ? [[campo, query.get(campo)!]] : []));
  return {
    origen: window.location.origin,
    client_id: query.get('client_id') ?? '',
    redirect_uri: query.get('redirect_uri') ?? '',
    ...Object.fromEntries(given),
  };
};

export const getPeticion = (solicitud: SolicitudAcceso): Promise<PeticionAcceso> =>
  pedir(rutasOauth.mirarSolicitud, { body: solicitud });

export const sendDecision = (
  solicitud: SolicitudAcceso,
  permitido: Limites | null,
): Promise<{ vuelta: string }> =>
  pedir(rutasOauth.decidir, {
    body: {
      ...solicitud,
      permitir: permitido !== null,
      ...permitido,
    },
  });
