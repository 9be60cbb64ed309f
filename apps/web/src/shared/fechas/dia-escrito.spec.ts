import { afterEach, describe, expect, it } from '@jest/globals';
import { i18next } from '../i18n/i18n';
import { comoSeEscribe, escribirDia, isRealDia, leerDia } from './dia-escrito';

const HOY = '2026-11-28';
afterEach(() => i18next.changeLanguage('es'));

describe('a day that is written', () => {
  it.each([
    ['30/11/2026', '2026-11-30'],
    ['3/1/2027', '2027-01-03'],
    [' 03-01-27 ', '2027-01-03'],
    ['3.1.2027', '2027-01-03'],
    ['3 1 2027', '2027-01-03'],
    ['03012027', '2027-01-03'],
    ['5/12', '2026-12-05'],
    ['2027-01-03', '2027-01-03'],
    ['29/2/2028', '2028-02-29'],
  ])('«%s» is %s in Spanish', (text, dia) => expect(leerDia(text, HOY)).toBe(dia));

  it.each([
    '',
    '3',
    '31/11/2026',
    '29/2/2027',
    '13/13/2026',
    '2026-02-30',
    'mañana',
    '1/2/3/4',
    '1/2/20266',
    '0/1/2026',
  ])('«%s» is no day', (text) => expect(leerDia(text, HOY)).toBeNull());

  it('is written and read in the order of the language on screen', async () => {
    const letras = { day: 'd', month: 'm', year: 'a' };
    expect([escribirDia('2026-11-03'), comoSeEscribe(letras), escribirDia('')]).toEqual([
      '03/11/2026',
      'dd/mm/aaaa',
      '',
    ]);
    await i18next.changeLanguage('de');
    expect([escribirDia('2026-11-03'), leerDia('03.11.2026', HOY)]).toEqual(['03.11.2026', '2026-11-03']);
    await i18next.changeLanguage('en');
    for (const dia of ['2026-11-03', '2027-12-31']) expect(leerDia(escribirDia(dia), HOY)).toBe(dia);
  });

  it('is one of the calendar', () => {
    expect(['2028-02-29', '2027-02-29', '2026-13-01', '26-1-1', ''].map(isRealDia)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
