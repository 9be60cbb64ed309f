import type { ErrorReply } from '@pmp/contracts/common';
import type { FilaPlan, FilasQuery, Importacion, ImportacionUpdate } from '@pmp/contracts/proyectos';
import { rutasImportaciones } from '@pmp/contracts/proyectos/rutas';
import { HttpError } from '../../../shared/http/http';
import { direccionDe, pedir } from '../../../shared/http/pedir';
import { session } from '../../../shared/sesion/session';
import { guardarSubido } from './archivos-subidos';

type Reply = { importacion: Importacion };

export const getImportaciones = async (signal: AbortSignal): Promise<Importacion[]> =>
  (await pedir(rutasImportaciones.listar, { signal })).importaciones;

export const getImportacion = async (id: string, signal: AbortSignal): Promise<Importacion> =>
  (await pedir(rutasImportaciones.leer, { params: { id }, signal })).importacion;

export const putImportacion = async (id: string, datos: ImportacionUpdate): Promise<Importacion> =>
  (await pedir(rutasImportaciones.preparar, { params: { id }, body: datos })).importacion;

export const postPaso = async (id: string, paso: 'ejecutar' | 'deshacer'): Promise<Importacion> =>
  (await pedir(rutasImportaciones[paso], { params: { id } })).importacion;

export const deleteImportacion = (id: string) => pedir(rutasImportaciones.descartar, { params: { id } });

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
  const query = { ...(cursor && { cursor }), ...(solo && { solo }) };
  return pedir(rutasImportaciones.listarFilas, { params: { id }, query, signal });
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
  destino: ({ proyecto: string } | { equipo: string }) & { pegado?: '1'; hoja?: string; cabecera?: string },
  onProgress: (part: number) => void,
): Promise<Importacion> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { token } = session.get();
    request.open('POST', direccionDe(rutasImportaciones.subir, { query: destino }));
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const reply = parse(request.responseText);
      if (request.status === 401 && token) session.expire(token);
      if (request.status < 300 && reply.importacion) {
        guardarSubido(reply.importacion._id, file);
        resolve(reply.importacion);
      }
      // Accepted, but not by the server: a proxy has answered.
      else reject(new HttpError(request.status < 300 ? 0 : request.status, reply));
    };
    request.onerror = () => reject(new HttpError(0, { codigo: 'SIN_RED' }));
    request.onabort = request.onerror;
    const form = new FormData();
    form.append('archivo', file);
    request.send(form);
  });
