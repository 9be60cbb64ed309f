import type { ErrorReply } from '@pmp/contracts/common';
import { HttpError } from '../../../shared/http/http';
import { session } from '../../../shared/sesion/session';

const parse = <T>(text: string): Partial<ErrorReply & T> => {
  try {
    return JSON.parse(text) as Partial<ErrorReply & T>;
  } catch {
    return {};
  }
};

/** Uses XMLHttpRequest because `fetch` does not report upload progress. `onProgress` gets 0 to 1. */
export const upload = <T extends object>(
  address: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { token } = session.get();
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const reply = parse<T>(request.responseText);
      if (request.status === 401 && token) session.expire(token);
      if (request.status < 300 && 'success' in reply) resolve(reply as T);
      // Accepted, but not by the server: a proxy has answered.
      else reject(new HttpError(request.status < 300 ? 0 : request.status, reply));
    };
    request.onerror = () => reject(new HttpError(0, { codigo: 'SIN_RED' }));
    request.onabort = request.onerror;
    const form = new FormData();
    form.append('archivo', file);
    request.send(form);
  });
