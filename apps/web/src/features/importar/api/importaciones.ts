import type { ErrorReply } from '@pmp/contracts/common';
import type { FilaPlan, FilasQuery, Importacion, ImportacionUpdate } from '@pmp/contracts/proyectos';
import { http, HttpError } from '../../../shared/http/http';
import { session } from '../../../shared/sesion/session';

type Reply = { importacion: Importacion };

export const getImportaciones = async (signal: AbortSignal): Promise<Importacion[]> =>
  (await http.get<{ importaciones: Importacion[] }>('/api/importaciones', signal)).importaciones;

export const getImportacion = async (id: string, signal: AbortSignal): Promise<Importacion> =>
  (await http.get<Reply>(`/api/importaciones/${id}`, signal)).importacion;

export const putImportacion = async (id: string, datos: ImportacionUpdate): Promise<Importacion> =>
  (await http.put<Reply>(`/api/importaciones/${id}`, datos)).importacion;

export const postPaso = async (id: string, paso: 'ejecutar' | 'deshacer'): Promise<Importacion> =>
  (await http.post<Reply>(`/api/importaciones/${id}/${paso}`, {})).importacion;

export const deleteImportacion = (id: string) => http.delete(`/api/importaciones/${id}`);

export interface Filas {
  filas: FilaPlan[];
  /** The cursor of the next page. */
  siguiente?: string | null;
}

export const getFilas = (
  id: string,
  solo: FilasQuery['solo'] | '',
  cursor: string | null,
  signal: AbortSignal,
): Promise<Filas> => {
  const query = new URLSearchParams({ ...(cursor && { cursor }), ...(solo && { solo }) });
  return http.get(`/api/importaciones/${id}/filas?${query}`, signal);
};

const parse = (text: string): Partial<ErrorReply & Reply> => {
  try {
    return JSON.parse(text) as Partial<ErrorReply & Reply>;
  } catch {
    return {};
  }
};

/** Uses XMLHttpRequest because `fetch` does not report upload progress. `onProgress` gets 0 to 1. */
export const uploadImportacion = (
  file: File,
  destino: ({ proyecto: string } | { equipo: string }) & { pegado?: '1' },
  onProgress: (part: number) => void,
): Promise<Importacion> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { token } = session.get();
    request.open('POST', `/api/importaciones?${new URLSearchParams(destino)}`);
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const reply = parse(request.responseText);
      if (request.status === 401 && token) session.expire(token);
      if (request.status < 300 && reply.importacion) resolve(reply.importacion);
      // Accepted, but not by the server: a proxy has answered.
      else reject(new HttpError(request.status < 300 ? 0 : request.status, reply));
    };
    request.onerror = () => reject(new HttpError(0, { codigo: 'SIN_RED' }));
    request.onabort = request.onerror;
    const form = new FormData();
    form.append('archivo', file);
    request.send(form);
  });
