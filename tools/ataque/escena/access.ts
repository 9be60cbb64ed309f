import { createHash } from 'node:crypto';
import type { Door } from '../door.ts';

export const REDIRECT = 'http://127.0.0.1/cb';
/** What only the program knows. */
export const VERIFIER = 'v'.repeat(43);

/** A program that says so of itself. */
export const clientId = (nombre: string, redirects: string[]): string =>
  Buffer.from(JSON.stringify({ n: nombre, r: redirects })).toString('base64url');

/** What a program asks of the person for whom it wants to act. */
export const accessAsked = ({ baseUrl }: Door) => ({
  origen: baseUrl,
  client_id: clientId('Agente', [REDIRECT]),
  redirect_uri: REDIRECT,
  response_type: 'code',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
  resource: `${baseUrl}/api/mcp`,
  scope: 'leer proponer escribir',
});
