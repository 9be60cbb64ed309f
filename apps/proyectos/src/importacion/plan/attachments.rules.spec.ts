import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { AdjuntoDoc } from '../almacen/importacion.model';
import { Attachments, nombreEn } from './attachments.rules';

const file = (ruta: string): AdjuntoDoc => ({
  ruta,
  _id: new Types.ObjectId(),
  nombre: ruta,
  tipo: 'image/png',
  tamano: 1,
});
const taken = (rutas: string[], ...cells: [string, string][]) => {
  const attachments = new Attachments(rutas.map(file));
  return cells.map(([cell, clave]) => attachments.take(cell, clave).map(({ ruta }) => ruta));
};

describe('the files of an archive', () => {
  it('are found by their path, their name, the folder of the item and the number in their address', () => {
    expect(taken(['a/uno.png', 'dos.png'], ['a/uno.png; dos.png', ''])).toEqual([['a/uno.png', 'dos.png']]);
    const both = ['x/K-1/foto.png', 'x/K-2/foto.png'];
    expect(taken(both, ['foto.png', 'K-2'], ['foto.png', 'K-1'], ['foto.png', 'K-3'])).toEqual([
      ['x/K-2/foto.png'],
      ['x/K-1/foto.png'],
      [],
    ]);
    const jira = 'data/attachments/TIENDA/10000/TIENDA-2/10001';
    const cell =
      '04/Mar/24 10:00 AM;luis;captura.png;https://jira.example/secure/attachment/10001/captura.png';
    expect(taken([jira], [cell, 'TIENDA-2'])).toEqual([[jira]]);
    expect(taken(['65e0_plano%20final.png', 'Año nuevo.png'], ['año%20nuevo.png', ''])).toEqual([
      ['Año nuevo.png'],
    ]);
  });

  it('are given once, and never guessed among several', () => {
    expect(taken(['uno.png'], ['uno.png', ''], ['uno.png', ''])).toEqual([['uno.png'], []]);
    expect(taken(['a/uno.png', 'b/uno.png'], ['uno.png', ''])).toEqual([[]]);
    expect(taken(['uno.png'], ['../../etc/passwd', ''], ['', ''])).toEqual([[], []]);
  });

  it('that came and may not be kept are told from those that did not come', () => {
    const attachments = new Attachments([], ['datos/virus.exe']);
    expect(['virus.exe', 'falta.pdf'].map((cell) => attachments.isRefused(cell))).toEqual([true, false]);
  });

  it('stored under a number have the name that the row gives them', () => {
    const cell =
      '04/Mar/24 10:00 AM;luis;captura.png;https://jira.example/secure/attachment/10001/captura.png';
    expect(nombreEn(cell, '10001')).toBe('captura.png');
    expect(nombreEn('captura.png', 'otra.png')).toBe('otra.png');
    expect(nombreEn('sin nombre', '10001')).toBe('10001');
  });
});
