import type { Archivo } from '@pmp/contracts/proyectos';
import type { ErrorReply } from '@pmp/contracts/common';
import { rutasArchivos } from '@pmp/contracts/proyectos/rutas';
import { COLECCION, type ElementoDe, type Ref } from '../../../shared/elementos/elementos';
import { assertNoPage, HttpError } from '../../../shared/http/http';
import { pedir } from '../../../shared/http/pedir';
import { session } from '../../../shared/sesion/session';
import { tellSaved } from '../../../shared/almacen/tell';

const bearer = () => `Bearer ${session.get().token}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** Returns what was added. Uses XMLHttpRequest because `fetch` does not report how much has been sent. `onProgress` gets 0 to 1. */
export const uploadArchivo = (
  { entidad, id }: Ref,
  file: File,
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Promise<Archivo[]> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('archivo', file, file.name);
    request.open('POST', `/api/${COLECCION[entidad]}/${id}/archivos`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', bearer());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const reply = parsed(request.responseText) as Partial<ErrorReply> &
        Partial<ElementoDe> & { archivos?: Archivo[] };
      const saved = reply[entidad];
      if (request.status < 300 && saved) {
        tellSaved(entidad, saved);
        return resolve(reply.archivos ?? []);
      }
      // Accepted, but not by the server: a proxy has answered.
      reject(new HttpError(request.status < 300 ? 0 : request.status, reply));
    };
    request.onerror = () => reject(new HttpError(0, { codigo: 'SIN_RED' }));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });

const QUITAR = {
  epica: rutasArchivos.quitarDeEpica,
  historia: rutasArchivos.quitarDeHistoria,
  tarea: rutasArchivos.quitarDeTarea,
};

export const deleteArchivo = async ({ entidad, id }: Ref, archivoId: string): Promise<void> => {
  const reply: Partial<ElementoDe> = await pedir(QUITAR[entidad], { params: { id, archivoId } });
  const saved = reply[entidad];
  if (saved) tellSaved(entidad, saved);
};

/** A link cannot carry the token, so the bytes are fetched and given to the browser as a download. */
export const downloadArchivo = async ({ url, nombre }: Archivo): Promise<void> => {
  const response = await fetch(url, { headers: { authorization: bearer() } }).catch(() => undefined);
  if (!response?.ok) {
    const reply = parsed((await response?.text()) ?? '') as Partial<ErrorReply>;
    throw new HttpError(response?.status ?? 0, reply);
  }
  assertNoPage(response);
  const href = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = href;
  link.download = nombre;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
};
