import type { Forja, ForjaCreate, ForjaUpdate } from '@pmp/contracts/integraciones';
import { http } from '../../../shared/http/http';

const PATH = '/api/forjas';

export const FORJAS = ['forjas'] as const;

export interface ForjaConSecreto {
  forja: Forja;
  /** Shown this once. */
  secreto: string;
}

export const getForjas = async (signal: AbortSignal): Promise<Forja[]> =>
  (await http.get<{ forjas: Forja[] }>(PATH, signal)).forjas;

export const createForja = (datos: ForjaCreate): Promise<ForjaConSecreto> =>
  http.post<ForjaConSecreto>(PATH, datos);

export const updateForja = async (id: string, cambios: ForjaUpdate): Promise<Forja> =>
  (await http.put<{ forja: Forja }>(`${PATH}/${id}`, cambios)).forja;

export const renewSecretoForja = (id: string): Promise<ForjaConSecreto> =>
  http.post<ForjaConSecreto>(`${PATH}/${id}/secreto`, {});

export const deleteForja = (id: string): Promise<unknown> => http.delete(`${PATH}/${id}`);
