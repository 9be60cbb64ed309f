import { createHash, timingSafeEqual } from 'node:crypto';

const CHALLENGE = /^[\w-]{43}$/;
const VERIFIER = /^[\w.~-]{43,128}$/;

/** RFC 7636, S256 only: `plain` would show the secret with the request. */
export const isChallenge = (reto: string, method: string): boolean =>
  method === 'S256' && CHALLENGE.test(reto);

export function answers(verifier: string, reto: string): boolean {
  if (!VERIFIER.test(verifier)) return false;
  const made = createHash('sha256').update(verifier).digest('base64url');
  return timingSafeEqual(Buffer.from(made), Buffer.from(reto));
}
