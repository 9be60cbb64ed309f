import type { Preferencias } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http';

interface PreferenciasReply {
  preferencias: Preferencias;
}

export const getPreferencias = async (signal: AbortSignal): Promise<Preferencias> =>
  (await http.get<PreferenciasReply>('/api/usuarios/preferencias', signal)).preferencias;

export const updatePreferencias = async (cambios: Partial<Preferencias>): Promise<Preferencias> =>
  (await http.put<PreferenciasReply>('/api/usuarios/preferencias', cambios)).preferencias;
