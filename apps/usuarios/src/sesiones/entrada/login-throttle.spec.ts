import { describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { LoginThrottle, MAX_CODIGOS_AJENOS, MAX_FALLOS_CUENTA } from './login-throttle';

/** A database that does not answer: the process counts by itself, by the same rules. */
const NO_ANSWER = new Error('no answer');
const silent = () => Promise.reject(NO_ANSWER);
const db = { collection: () => ({ findOne: silent, findOneAndUpdate: silent }) };
const away = () => ({ models: { Limite: {} }, db }) as unknown as Connection;
const GUESSES = 10_000;

/** How many of them are compared with the right code at all. */
async function compared(direccionOf: (n: number) => string, isKnown: boolean): Promise<number> {
  const throttle = LoginThrottle.ofCodigos(away());
  let open = 0;
  for (let n = 0; n < GUESSES; n++) {
    const direccion = direccionOf(n);
    await throttle.failed('ana@ejemplo.es', direccion);
    const passed = throttle.assertOpen('ana@ejemplo.es', direccion, () => Promise.resolve(isKnown));
    open += await passed.then(
      () => 1,
      () => 0,
    );
  }
  return open;
}

describe('ten thousand guessed codes', () => {
  it('from one address, even one that the person uses, are a handful', async () => {
    expect(await compared(() => '203.0.113.7', true)).toBe(MAX_FALLOS_CUENTA - 1);
  });

  it('from ten thousand addresses are those of a day', async () => {
    expect(await compared((n) => `198.51.${n >> 8}.${n & 255}`, false)).toBe(MAX_CODIGOS_AJENOS - 1);
  });
});
