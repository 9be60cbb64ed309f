import type { ErrorReply } from '@pmp/contracts/common';
import { serverText } from '../i18n/server-text';
import { adelantadas } from './adelantadas';
import { getMemoria } from './memoria';
import { lastFailure } from './last-failure';
import { newId } from './new-id';
import { reloj } from './reloj';
import { session } from '../sesion/session';

/** What is wrong with one field, in the language on screen. */
interface FieldText {
  campo: string;
  message: string;
}

/** Any failed call. `status` 0: no reply at all (network, server away). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly codigo: string;
  readonly errores: FieldText[];

  constructor(
    readonly status: number,
    /** The whole reply, for the few callers that need more than the sentence. */
    readonly body: Partial<ErrorReply>,
  ) {
    super(serverText(body));
    this.codigo = body.codigo ?? '';
    this.errores = (body.errores ?? []).map((error) => ({
      campo: error.campo,
      message: serverText(error),
    }));
  }
}

interface RequestOptions {
  body?: unknown;
  signal?: AbortSignal;
  /** Login and registration send no token. */
  anonymous?: boolean;
  /** A media type other than JSON. */
  accept?: string;
  /** It has been asked for already. */
  confirmed?: boolean;
}

const asObject = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The server never answers so: a captive portal or a proxy did in its place, and the server was not reached. To be
 * handled like no network, whatever the status says.
 */
const foreign = () => new HttpError(0, { codigo: 'RESPUESTA_AJENA' });

/** The contents of a reply that is no JSON; refused if it is a page, which no call asks for. */
export const assertNoPage = (response: Response): void => {
  if (response.headers.get('content-type')?.startsWith('text/html')) throw foreign();
};

/** The id is made here, so that it is known even when no reply comes. */
const start = (method: string, path: string, headers: Headers, init: RequestInit) => {
  const id = newId();
  headers.set('x-correlation-id', id);
  return { id, response: fetch(path, { ...init, headers, method }) };
};

const send = async (method: string, path: string, headers: Headers, init: RequestInit) => {
  const adelantada = method === 'GET' && adelantadas.take(path, headers.get('authorization'));
  const { id, response: answer } = adelantada || start(method, path, headers, init);
  try {
    const response = await answer;
    if (!adelantada) reloj.hear(response.headers.get('date'));
    if (!response.ok) lastFailure.record(id);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    lastFailure.record(id);
    throw new HttpError(0, { codigo: 'SIN_RED' });
  }
};

/** The sign-in was too long ago for what is dangerous: the call is made again once the person has confirmed it. */
const asksToConfirm = async (response: Response): Promise<boolean> =>
  (asObject(await response.clone().text()) as Partial<ErrorReply> | undefined)?.motivo ===
  'comun.entradaAntigua';

/** Resolves with the reply whatever its status; a refused token expires the session. */
const call = async (method: string, path: string, options: RequestOptions): Promise<Response> => {
  const { token } = session.get();
  const sendsToken = Boolean(token) && !options.anonymous;
  const headers = new Headers({ accept: options.accept ?? 'application/json' });
  if (sendsToken) headers.set('authorization', `Bearer ${token}`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');

  const init: RequestInit = { signal: options.signal };
  if (options.body !== undefined) init.body = JSON.stringify(options.body);
  const response = await send(method, path, headers, init);

  if (response.status === 401 && sendsToken && token) {
    // eslint-disable-next-line no-console -- specified: a 401 is logged
    console.warn(`401 ${method} ${path}`);
    session.expire(token);
  }
  if (response.status !== 403 || options.confirmed || !(await asksToConfirm(response))) return response;
  return (await session.confirm()) ? call(method, path, { ...options, confirmed: true }) : response;
};

const parse = async <T>(response: Response, onText?: (text: string) => void): Promise<T> => {
  const text = await response.text();
  const body = asObject(text) as (Partial<ErrorReply> & T) | undefined;
  // A proxy's error page must not hide the status.
  if (!response.ok) throw new HttpError(response.status, body ?? {});
  if (!body) throw foreign();
  if ((body as { success?: boolean }).success === false) throw new HttpError(response.status, body);
  onText?.(text);
  return body;
};

const request = async <T>(method: string, path: string, options: RequestOptions = {}): Promise<T> =>
  parse<T>(await call(method, path, options));

/** Without an answer of the server, what it said last. */
const get = async <T>(path: string, signal?: AbortSignal): Promise<T> => {
  try {
    return await parse<T>(await call('GET', path, { signal }), (text) => getMemoria()?.keep(path, text));
  } catch (error) {
    const unanswered = error instanceof HttpError && error.status === 0;
    const kept = unanswered ? await getMemoria()?.recall(path) : undefined;
    if (!kept) throw error;
    return kept as T;
  }
};

/** The reply to a call that began with the page, if it is here. Without it `get` waits for it, or says what is wrong. */
const arrived = <T>(path: string): T | undefined => {
  const text = adelantadas.takeArrived(path, `Bearer ${session.get().token}`) ?? '';
  const body = asObject(text) as (T & { success?: boolean }) | undefined;
  if (!body || body.success === false) return undefined;
  getMemoria()?.keep(path, text);
  return body;
};

export const http = {
  get,
  arrived,
  post: <T>(path: string, body: unknown) => request<T>('POST', path, { body }),
  put: <T>(path: string, body: unknown) => request<T>('PUT', path, { body }),
  delete: <T>(path: string) => request<T>('DELETE', path),
  /** The reply's bytes as they arrive; a refusal is thrown before the first of them. */
  stream: async (path: string, body: unknown, accept: string, signal: AbortSignal) => {
    const response = await call('POST', path, { body, accept, signal });
    if (!response.ok) await parse(response);
    assertNoPage(response);
    if (!response.body) throw new HttpError(response.status, { codigo: 'SIN_CUERPO' });
    return response.body;
  },
  /** The reply as a file. */
  blob: async (path: string, accept: string): Promise<Blob> => {
    const response = await call('GET', path, { accept });
    if (!response.ok) await parse(response);
    assertNoPage(response);
    return response.blob();
  },
  /** Without a token: sign-in, registration and the public pages. */
  anonymous: {
    get: <T>(path: string, signal?: AbortSignal) => request<T>('GET', path, { signal, anonymous: true }),
    post: <T>(path: string, body: unknown) => request<T>('POST', path, { body, anonymous: true }),
  },
};
