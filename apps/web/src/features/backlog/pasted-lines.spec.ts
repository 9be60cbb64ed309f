import { describe, expect, it } from '@jest/globals';
import { pastedLines } from './pasted-lines';

describe('pastedLines', () => {
  it('takes a title from each line, without the marks of a list', () => {
    expect(pastedLines('- Pagar\r\n\r\n* Devolver\n3) Reclamar \n• Ver facturas\n[x] Avisar')).toEqual([
      'Pagar',
      'Devolver',
      'Reclamar',
      'Ver facturas',
      'Avisar',
    ]);
  });

  it('leaves what is only a number, a dash or a word of the title', () => {
    expect(pastedLines('2026\n-1 grados\n3.5 mm')).toEqual(['2026', '-1 grados', '3.5 mm']);
  });

  it('is silent about a single line', () => {
    expect(pastedLines('\n Pagar con tarjeta \n')).toEqual([]);
  });
});
