import type { ErrorReply } from '@pmp/contracts/common';
import type { ArchivoMensaje } from '@pmp/contracts/mensajes';
import { assertNoPage, HttpError } from '../../../shared/http/http';
import { session } from '../../../shared/sesion/session';

interface Upload {
  done: Promise<ArchivoMensaje>;
  cancel: () => void;
}

const parse = (text: string): Partial<ErrorReply> & { archivos?: ArchivoMensaje[] } => {
  try {
    return JSON.parse(text) as Partial<ErrorReply>;
  } catch {
    return {};
  }
};

/** Uses XMLHttpRequest because `fetch` does not report upload progress. `onProgress` gets 0 to 1. */
export const uploadArchivo = (file: File, onProgress: (part: number) => void): Upload => {
  const request = new XMLHttpRequest();
  const done = new Promise<ArchivoMensaje>((resolve, reject) => {
    const { token } = session.get();
    request.open('POST', '/api/mensajes/archivos');
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const reply = parse(request.responseText);
      const [archivo] = reply.archivos ?? [];
      if (request.status === 401 && token) session.expire(token);
      if (request.status < 300 && archivo) resolve(archivo);
      // Accepted, but not by the server: a proxy has answered.
      else reject(new HttpError(request.status < 300 ? 0 : request.status, reply));
    };
    request.onerror = () => reject(new HttpError(0, { codigo: 'SIN_RED' }));
    request.onabort = request.onerror;
    const form = new FormData();
    form.append('archivo', file);
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
};

/** The token goes in a header, so a plain link could not fetch it. */
export const downloadArchivo = async (url: string, signal?: AbortSignal): Promise<Blob> => {
  const { token } = session.get();
  const response = await fetch(url, { signal, headers: { authorization: `Bearer ${token}` } }).catch(() => {
    throw new HttpError(0, { codigo: 'SIN_RED' });
  });
  if (!response.ok) {
    throw new HttpError(response.status, parse(await response.text()));
  }
  assertNoPage(response);
  return response.blob();
};
