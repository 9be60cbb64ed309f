import type { AuditoriaReply, VerificacionAuditoria } from '@pmp/contracts/usuarios';
import { rutasAuditoria } from '@pmp/contracts/usuarios/rutas';
import { http } from '../../../shared/http/http';
import { direccionDe, pedir } from '../../../shared/http/pedir';

const queryOf = (filtro: string) => Object.fromEntries(new URLSearchParams(filtro));

export type Pagina = Omit<AuditoriaReply, 'success'>;

export const getAuditoria = (filtro: string, cursor: string | null, signal?: AbortSignal): Promise<Pagina> =>
  pedir(rutasAuditoria.listar, { query: { ...queryOf(filtro), cursor: cursor ?? undefined }, signal });

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

export const getCsv = (filtro: string): Promise<Blob> =>
  http.blob(direccionDe(rutasAuditoria.descargarCsv, { query: queryOf(filtro) }), 'text/csv');

export const verifyAuditoria = (): Promise<VerificacionAuditoria> => pedir(rutasAuditoria.verificar);
