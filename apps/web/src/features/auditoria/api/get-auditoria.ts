import type { AuditoriaReply, VerificacionAuditoria } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

const PATH = '/api/auditoria';

export type Pagina = Omit<AuditoriaReply, 'success'>;

export const getAuditoria = (
  filtro: string,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Pagina> => {
  const query = new URLSearchParams(filtro);
  if (cursor) query.set('cursor', cursor);
  return http.get<Pagina>(`${PATH}?${query}`, signal);
};

/** Page after page, until there are no more or this many lines have been read. */
export const getPaginas = async (filtro: string, max: number): Promise<Pagina[]> => {
  const pages: Pagina[] = [];
  let cursor: string | null = null;
  for (let read = 0; read < max;) {
    const page: Pagina = await getAuditoria(filtro, cursor);
    pages.push(page);
    read += page.entradas.length;
    cursor = page.siguiente;
    if (cursor === null) break;
  }
  return pages;
};

export const getCsv = (filtro: string): Promise<Blob> => http.blob(`${PATH}/csv?${filtro}`, 'text/csv');

export const verifyAuditoria = (): Promise<VerificacionAuditoria> =>
  http.get<VerificacionAuditoria>(`${PATH}/verificacion`);
