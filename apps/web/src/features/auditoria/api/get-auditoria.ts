import type { AuditoriaReply, VerificacionAuditoria } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

const PATH = '/api/auditoria';

export type Pagina = Omit<AuditoriaReply, 'success'>;

export const getAuditoria = (filtro: string, cursor: string | null, signal: AbortSignal): Promise<Pagina> => {
  const query = new URLSearchParams(filtro);
  if (cursor) query.set('cursor', cursor);
  return http.get<Pagina>(`${PATH}?${query}`, signal);
};

export const getCsv = (filtro: string): Promise<Blob> => http.blob(`${PATH}/csv?${filtro}`, 'text/csv');

export const verifyAuditoria = (): Promise<VerificacionAuditoria> =>
  http.get<VerificacionAuditoria>(`${PATH}/verificacion`);
