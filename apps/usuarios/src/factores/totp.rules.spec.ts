import { describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { newSeed, stepOf, uriOf } from './totp.rules';

const PERIOD_MS = 30_000;
/** In the middle of a period. */
const NOW = 1_795_000_000_000 - (1_795_000_000_000 % PERIOD_MS) + PERIOD_MS / 2;
const STEP = Math.floor(NOW / PERIOD_MS);

const codeOf = (seed: string, periods: number) =>
  new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: NOW + periods * PERIOD_MS });

describe('a code of an application', () => {
  it.each([
    [-2, null],
    [-1, STEP - 1],
    [0, STEP],
    [1, STEP + 1],
    [2, null],
  ])('of a phone whose clock is %s periods off counts for the period %s', (periods, step) => {
    const seed = newSeed();
    expect(stepOf(seed, codeOf(seed, periods), NOW)).toBe(step);
  });

  it.each(['', '12345', '1234567', 'abcdef', ' 23456'])('is not «%s»', (codigo) => {
    expect(stepOf(newSeed(), codigo, NOW)).toBeNull();
  });

  it('is that of RFC 6238, so that every application gives the same', () => {
    const seed = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
    expect(stepOf(seed, '287082', 59_000)).toBe(1);
    expect(uriOf(seed, 'ana@ejemplo.es')).toMatch(/^otpauth:\/\/totp\/.+ana%40ejemplo\.es\?/);
  });
});
