import type { PartOf, ReplyOf, Ruta } from '@pmp/contracts/common';
import { http } from './http';

interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  /** Without a token, as before anybody has signed in. */
  anonymous?: boolean;
}

type Part<R, K extends 'params' | 'query' | 'body'> =
  PartOf<R, K> extends infer P ? (undefined extends P ? { [k in K]?: P } : { [k in K]: P }) : never;

/** A query of which nothing must be said may be left out. */
type Query<R> =
  Record<string, never> extends PartOf<R, 'query'> ? Partial<Part<R, 'query'>> : Part<R, 'query'>;

export type Place<R> = Sent & Part<R, 'params'> & Query<R>;
type Asked<R> = Place<R> & Part<R, 'body'>;
/** Nothing need be given where nothing must. */
export type Given<T> = Record<string, never> extends T ? [asked?: T] : [asked: T];

const queryOf = (query: object): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined) as [string, string][];
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};

const address = ({ path }: Ruta, { params, query }: Sent = {}): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name]!),
  );
  return `/api/${filled}${queryOf(query ?? {})}`;
};

/** Where a route is, for what is not called at once: a change that waits for the network, an upload, a link. */
export const direccionDe = <R extends Ruta>(ruta: R, ...[place]: Given<Place<R>>): string =>
  address(ruta, place);

const call = <T>({ method }: Ruta, path: string, { body = {}, signal, anonymous }: Sent): Promise<T> => {
  const { get, post } = anonymous ? http.anonymous : http;
  if (method === 'GET') return get<T>(path, signal);
  if (method === 'DELETE') return http.delete<T>(path);
  return method === 'POST' ? post<T>(path, body) : http.put<T>(path, body);
};

/** Calls a route of the contracts: what is sent and what comes back are typed by it. */
export const pedir = <R extends Ruta>(ruta: R, ...[asked]: Given<Asked<R>>): Promise<ReplyOf<R>> =>
  call<ReplyOf<R>>(ruta, address(ruta, asked), asked ?? {});
