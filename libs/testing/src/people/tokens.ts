import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { newId } from './new-id';

const HOUR_SECONDS = 3_600;

/** A signing key for tests; `documento` is its record in a service's copy of the public keys. */
export interface TestKey {
  kid: string;
  privada: KeyObject;
  documento: Record<string, unknown> & { _id: string };
}

export function testKey(): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
  const kid = newId();
  return { kid, privada: privateKey, documento: { _id: kid, version: 1, eliminado: false, kty, crv, x, y } };
}

export interface TokenParts {
  sub: string;
  ses?: number;
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the usuarios service would sign it; `header` and `claims` override single parts to forge tokens. */
export function signToken(key: TestKey, { sub, ses = 0, header = {}, claims = {} }: TokenParts): string {
  const now = Math.floor(Date.now() / 1000);
  const head = base64({ alg: 'ES256', typ: 'JWT', kid: key.kid, ...header });
  const body = base64({ sub, ses, sid: randomUUID(), iat: now, exp: now + HOUR_SECONDS, ...claims });
  const signature = sign('sha256', Buffer.from(`${head}.${body}`), {
    key: key.privada,
    dsaEncoding: 'ieee-p1363',
  });
  return `${head}.${body}.${signature.toString('base64url')}`;
}
