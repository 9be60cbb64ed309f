import { describe, expect, it } from '@jest/globals';
import { LinkStripper, withoutForeignLinks } from './link-stripper';

const ID = '0123456789abcdef01234567';

const CASES = [
  [`Mira [Pago](/tareas/${ID}) ya`, `Mira [Pago](/tareas/${ID}) ya`],
  ['Mira [aquí](https://malo.example/x) ya', 'Mira aquí ya'],
  ['Mira [aquí]( javascript:alert(1) ) ya', 'Mira aquí ) ya'],
  ['![foto](https://malo.example/?d=secreto) fin', 'foto fin'],
  ['ve a https://malo.example/?q=1, rápido', 've a (enlace retirado) rápido'],
  ['ve a <https://malo.example> ya', 've a (enlace retirado) ya'],
  ['ve a www.malo.example ya', 've a (enlace retirado) ya'],
  ['ve a //malo.example ya', 've a (enlace retirado) ya'],
  ['escribe a mailto:x@malo.example', 'escribe a (enlace retirado)'],
  ['[uno][2] dos', 'uno dos'],
  ['[api](/api/usuarios) y [salir](/login)', 'api y salir'],
  ['y/o, 3/4, a: b, [pendiente] sin más', 'y/o, 3/4, a: b, [pendiente] sin más'],
] as const;

describe('withoutForeignLinks', () => {
  it.each(CASES)('%s', (texto, limpio) => expect(withoutForeignLinks(texto)).toBe(limpio));
});

describe('LinkStripper', () => {
  it.each(CASES)('lets nothing through when it comes in pieces: %s', (texto, limpio) => {
    for (const size of [1, 3, 7]) {
      const stripper = new LinkStripper();
      let out = '';
      for (let i = 0; i < texto.length; i += size) {
        out += stripper.push(texto.slice(i, i + size));
        expect(out).not.toMatch(/malo\.example|javascript/);
      }
      expect(out + stripper.end()).toBe(limpio);
    }
  });

  it('does not wait forever for a link to end', () => {
    const stripper = new LinkStripper();
    expect(stripper.push(`[abierto ${'y más '.repeat(200)}`)).not.toBe('');
  });
});
