import { describe, expect, it } from '@jest/globals';
import { pastedLines } from './pasted-lines';

describe('pastedLines', () => {
  it('takes a title from each line, without list markers', () => {
    expect(pastedLines('- Pagar\r\n\r\n* Devolver\n3) Reclamar \n• Ver facturas\n[x] Avisar')).toEqual([
      'Pagar',
      'Devolver',
      'Reclamar',
      'Ver facturas',
      'Avisar',
    ]);
  });

  it('does not mistake numbers, dashes or words of a title for list markers', () => {
    expect(pastedLines('2026\n-1 grados\n3.5 mm')).toEqual(['2026', '-1 grados', '3.5 mm']);
  });

  it('returns nothing for a single line', () => {
    expect(pastedLines('\n Pagar con tarjeta \n')).toEqual([]);
  });
});
