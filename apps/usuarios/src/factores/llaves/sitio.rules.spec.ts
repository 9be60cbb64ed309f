import { describe, expect, it } from '@jest/globals';
import { sitioOf } from './sitio.rules';

describe('the site that passkeys are for', () => {
  it.each([
    ['https://pmp.ejemplo.es/', undefined, { origen: 'https://pmp.ejemplo.es', nombre: 'pmp.ejemplo.es' }],
    [undefined, 'http://localhost:3000', { origen: 'http://localhost:3000', nombre: 'localhost' }],
    // What the operator says counts, whatever a request claims.
    [
      'https://pmp.ejemplo.es',
      'https://otro.es',
      { origen: 'https://pmp.ejemplo.es', nombre: 'pmp.ejemplo.es' },
    ],
    ['http://pmp.ejemplo.es', 'https://pmp.ejemplo.es', null],
    [undefined, 'http://127.0.0.1:3000', null],
    [undefined, 'https://[::1]', null],
    [undefined, 'null', null],
    [undefined, undefined, null],
  ])('of %s, asked from %s, is %j', (web, origin, sitio) => {
    expect(sitioOf(web, origin)).toEqual(sitio);
  });
});
