import { describe, expect, it } from '@jest/globals';
import { diaOpcionalSchema, diaSchema } from './texts';

describe('a day', () => {
  it.each([
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2026-11-20T23:59:59.999Z', '2026-11-20T23:59:59.999Z'],
    ['2026-12-31T22:00-05:00', '2027-01-01T03:00:00.000Z'],
    ['1970-01-01', '1970-01-01T00:00:00.000Z'],
    ['2199-12-31', '2199-12-31T00:00:00.000Z'],
  ])('%s is read', (texto, instante) => {
    expect(diaSchema.parse(texto).toISOString()).toBe(instante);
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-02-30T10:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T10:61:00Z',
    '1969-12-31',
    '0000-01-01',
    '2200-01-01',
    '99999-01-01',
    'mañana',
    '',
    7,
  ])('%j is none', (texto) => {
    expect(diaSchema.safeParse(texto).error?.issues[0]?.message).toBe('La fecha no es válida');
  });

  it('may be cleared where it is optional, and must exist there too', () => {
    expect([diaOpcionalSchema.parse(''), diaOpcionalSchema.parse(null)]).toEqual([null, null]);
    expect(diaOpcionalSchema.safeParse('2026-02-30').error?.issues[0]?.message).toBe('La fecha no es válida');
  });
});
