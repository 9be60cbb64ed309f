import { MAX_CLIENT_ID, MAX_REDIRECT, MAX_REDIRECTS, MAX_NOMBRE_TOKEN } from '@pmp/contracts/usuarios';
import { INVISIBLES, nombreVisible } from '@pmp/contracts/common';
import { z } from 'zod';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

export const isLocal = (redirect: string): boolean => LOOPBACK.has(urlOf(redirect)?.hostname ?? '');

/** Over TLS, or to a program on the person's own machine: nothing that a browser would run instead of visiting. */
export function isRedirect(text: string): boolean {
  const url = urlOf(text);
  if (!url || text.includes('#') || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(text));
}

export const redirectSchema = z.string().max(MAX_REDIRECT).refine(isRedirect);

/** What a program says of itself. The letters are those of its identifier, which travels in addresses. */
const clienteSchema = z.object({
  n: z.string().trim().min(1).max(MAX_NOMBRE_TOKEN).refine(nombreVisible, INVISIBLES),
  r: z.array(redirectSchema).min(1).max(MAX_REDIRECTS),
});

export interface Cliente {
  nombre: string;
  destinos: readonly string[];
}

/**
 * Whoever asks is registered, so a record here would prove nothing about them, and anybody could fill the database with
 * records. The identifier itself is what the program has said.
 */
export const clientIdOf = ({ nombre, destinos }: Cliente): string =>
  Buffer.from(JSON.stringify({ n: nombre, r: destinos })).toString('base64url');

/** null: it is no identifier of ours. */
export function clienteOf(clientId: string): Cliente | null {
  if (clientId.length > MAX_CLIENT_ID) return null;
  let said: unknown;
  try {
    said = JSON.parse(Buffer.from(clientId, 'base64url').toString());
  } catch {
    return null;
  }
  const read = clienteSchema.safeParse(said);
  if (!read.success) return null;
  const cliente = { nombre: read.data.n, destinos: read.data.r };
  return clientIdOf(cliente) === clientId ? cliente : null;
}

const withoutPort = (redirect: string): string | null => {
  const url = urlOf(redirect);
  if (!url || url.protocol !== 'http:' || !isLocal(redirect)) return null;
  url.port = '';
  return url.href;
};

/** Letter by letter; only the port of the person's own machine, which a program takes as it comes, may be another. */
export function knowsRedirect({ destinos }: Cliente, redirect: string): boolean {
  if (destinos.includes(redirect)) return true;
  const asked = withoutPort(redirect);
  return isRedirect(redirect) && asked !== null && destinos.some((one) => withoutPort(one) === asked);
}
