import { describe, expect, it } from '@jest/globals';
import { destinoSchema } from './empresa';

describe('the page to return to after signing in', () => {
  it.each(['/', '/backlog/66f0a1?tarea=1#x', '/login?local=1', '/a%2F%2Fb', '/dashboard?a=//otro.es'])(
    'may be %s, which stays on this site',
    (destino) => {
      expect(destinoSchema.safeParse(destino).success).toBe(true);
    },
  );

  it.each([
    '//otro.es',
    '///otro.es',
    '/\\otro.es',
    '\\\\otro.es',
    '/\t/otro.es',
    '\n//otro.es',
    '/.//otro.es',
    'https://otro.es',
    'https:otro.es',
    'javascript:alert(1)',
    'otro',
    '@otro.es',
    '.otro.es',
    '',
    `/${'a'.repeat(2_000)}`,
  ])('may not be %j, which can lead to another site', (destino) => {
    expect(destinoSchema.safeParse(destino).success).toBe(false);
  });
});
