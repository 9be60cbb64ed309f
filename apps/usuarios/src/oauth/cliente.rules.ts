import { MAX_CLIENT_ID, MAX_REDIRECT, MAX_REDIRECTS, MAX_NOMBRE_TOKEN } from '@pmp/contracts/usuarios';
import { INVISIBLES, nombreVisible } from '@pmp/contracts/common';
import { z } from 'zod';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** A scheme that belongs to whoever owns the name, as RFC 8252 asks of programs (`es.ejemplo.agente`). */
const REVERSED_NAME = /^[a-z][a-z\d-]*(\.[a-z\d-]+)+:$/;
/** Editors that register a short one all the same. No browser runs anything of these; others are refused. */
const EDITORS: ReadonlySet<string> = new Set(
  ['cursor', 'vscode', 'vscode-insiders', 'vscodium', 'windsurf', 'zed', 'jetbrains', 'antigravity'].map(
    (name) => `${name}:`,
  ),
);

const isOfProgram = ({ protocol }: URL): boolean => REVERSED_NAME.test(protocol) || EDITORS.has(protocol);

/** The answer stays on the person's own machine. */
export function isLocal(redirect: string): boolean {
  const url = urlOf(redirect);
  return url !== null && (isOfProgram(url) || LOOPBACK.has(url.hostname));
}

/** Where an answer goes, as the person is told: a host, or the scheme that a program has of its own. */
export function destinoOf(redirect: string): string {
  const url = new URL(redirect);
  return isOfProgram(url) ? url.protocol : url.host;
}

/**
 * Over TLS, to a program that listens on the person's own machine, or to one that the machine opens by a scheme of its
 * own: nothing that a browser would run instead of visiting.
 */
export function isRedirect(text: string): boolean {
  const url = urlOf(text);
  if (!url || text.includes('#') || url.username !== '' || url.password !== '') return false;
  return (
    url.protocol === 'https:' || isOfProgram(url) || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
  );
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
