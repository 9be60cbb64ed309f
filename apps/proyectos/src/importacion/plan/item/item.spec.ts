import { describe, expect, it } from '@jest/globals';
import type { Mapeo } from '@pmp/contracts/proyectos';
import { Calendario } from '@pmp/platform';
import { readMoment } from '../../mapeo/dates.rules';
import { guessColumnas } from '../../mapeo/guess.rules';
import { columnasOf } from './cells';
import { itemOf } from './item.rules';
import { ofKind } from './of-kind.rules';

const MAPEO: Mapeo = {
  columnas: {},
  tipos: {},
  estados: { 'No se hará': 'omitir' },
  prioridades: {},
  personas: { 'Luis Gil': null, 'Ana Pérez': 'ana', 'Gil, Marta': 'marta' },
  fechas: 'dma',
};

/** A row of a table with these columns, read in a zone. */
const row = (cells: Record<string, string>, origen: 'jira' | 'csv' = 'csv', zona = 'Europe/Madrid') => {
  const header = ['Título', ...Object.keys(cells)];
  const mapeo = { ...MAPEO, columnas: guessColumnas(origen, header) };
  return itemOf(
    ['Uno', ...Object.values(cells)],
    columnasOf(header, mapeo, origen),
    mapeo,
    new Calendario(zona),
  );
};
const day = (fecha: Date | null): string | undefined => fecha?.toISOString().slice(0, 10);
const planOf = (cells: Record<string, string>, zona?: string) => {
  const { inicio, fin, notas, avisos } = ofKind(row(cells, 'csv', zona), 'historia');
  return { inicio: day(inicio), fin: day(fin), notas, avisos };
};

describe('when a row is due', () => {
  it('is how a story is planned: its instant is the day that it is here', () => {
    const card = { Inicio: '2026-11-20T09:00:00.000Z', 'Fecha límite': '2026-12-01T23:30:00.000Z' };
    expect(planOf(card)).toMatchObject({ inicio: '2026-11-20', fin: '2026-12-02', avisos: [] });
    expect(planOf(card, 'America/Mexico_City')).toMatchObject({ fin: '2026-12-01' });
    expect(planOf({ 'Due date': '30/Nov/26 12:00 AM' })).toMatchObject({ fin: '2026-11-30' });
  });

  it.each(['America/Los_Angeles', 'Europe/Madrid', 'Pacific/Auckland'])(
    'is the day that is written, with a zone or without a time, in %s',
    (zona) => {
      for (const text of [
        'Sat, 5 Dec 2026 00:00:00 +0100',
        'Sat, 5 Dec 2026 00:00:00 +0000',
        'Sat Dec 05 2026 00:00:00 GMT+0100 (CET)',
        'Sat Dec 05 2026 00:00:00 GMT-0800',
        '05/Dec/26 12:00 AM',
        '2026-12-05',
        '5 de diciembre de 2026',
        'Dec 5, 2026',
        'December 5th, 2026',
        '5. Dezember 2026',
        '5 décembre 2026',
      ]) {
        expect([text, planOf({ 'Fecha límite': text }, zona).fin]).toEqual([text, '2026-12-05']);
        const { fechaLimite } = ofKind(row({ 'Fecha límite': text }, 'csv', zona), 'tarea');
        expect([text, fechaLimite?.toISOString()]).toEqual([text, '2026-12-05T00:00:00.000Z']);
      }
    },
  );

  it('is the right day while the clock changes', () => {
    expect(planOf({ Vence: '2026-03-28T23:30:00.000Z' }).fin).toBe('2026-03-29');
    expect(planOf({ Vence: '2026-10-25T22:30:00.000Z' }).fin).toBe('2026-10-25');
    expect(planOf({ Vence: '2026-10-25T23:30:00.000Z' }).fin).toBe('2026-10-26');
  });

  it('keeps what it cannot be planned with', () => {
    const both = planOf({ Inicio: '2026-12-01', Fin: '2026-12-03', 'Fecha límite': '2026-12-09' });
    expect(both).toMatchObject({ fin: '2026-12-03', notas: ['Fecha límite en el origen: 09/12/2026'] });
    const late = planOf({ Inicio: '2026-12-09', 'Fecha límite': '2026-12-01' });
    expect(late).toMatchObject({ fin: '2026-12-01', notas: ['Inicio en el origen: 09/12/2026'] });
    expect(late.inicio).toBeUndefined();
    const tarea = ofKind(row({ Inicio: '2026-12-01', Fin: '2026-12-03' }), 'tarea');
    expect([day(tarea.fechaLimite), tarea.notas]).toEqual(['2026-12-03', ['Inicio: 01/12/2026']]);
  });

  it('reads the month first beside AM, keeps seconds, and says what it only supposes', () => {
    expect(readMoment('11/02/2026 10:11 AM', 'dma')!.fecha.toISOString()).toBe('2026-11-02T10:11:00.000Z');
    expect(readMoment('2026-11-02T10:11:12.345Z', 'dma')!.fecha.toISOString()).toBe(
      '2026-11-02T10:11:12.000Z',
    );
    expect(readMoment('02/24/2026', 'dma')!.fecha.toISOString()).toBe('2026-02-24T00:00:00.000Z');
    expect(readMoment('1796468400000', 'dma')!.fecha.toISOString()).toBe('2026-12-05T11:00:00.000Z');
    const columnas = [{ nombre: 'Vence', campo: 'fechaLimite' as const }];
    const mapeo = { ...MAPEO, fechasSupuestas: true };
    expect(itemOf(['03/04/2026'], columnas, mapeo).avisos).toContain('fechaSupuesta');
    expect(itemOf(['13/04/2026'], columnas, mapeo).avisos).not.toContain('fechaSupuesta');
  });
});

describe('what an estimate counts', () => {
  it.each([
    ['jira', 'Original Estimate', '900', 0.5],
    ['jira', 'Original Estimate', '1800', 0.5],
    ['jira', 'Estimación original', '3600000', 1000],
    ['csv', 'Horas', '1800', null],
    ['csv', 'Horas', '1001', null],
    ['csv', 'Horas', '900', 900],
    ['csv', 'Horas', '2,5', 2.5],
    ['csv', 'Tiempo estimado', '2h 30m', 2.5],
    ['csv', 'Tiempo estimado', '1d 4h', 12],
    ['csv', 'Tiempo estimado', '90 min', 1.5],
    ['csv', 'Tiempo estimado', '900 s', 0.5],
    ['csv', 'Tiempo estimado', '1:30', 1.5],
  ] as const)('%s %s: %s', (origen, nombre, text, horas) => {
    const said = row({ [nombre]: text }, origen);
    const { tiempoEstimado, notas } = ofKind(said, 'tarea');
    expect(tiempoEstimado).toBe(horas);
    // What it was is told where it is something else here.
    if (horas === null || text.startsWith('900'))
      expect(notas.length + Number(text === '900' && origen === 'csv')).toBe(1);
    // A story has no field for it: its note says what the source does, once.
    const story = ofKind(said, 'historia');
    expect([story.tiempoEstimado, story.notas.length]).toEqual([null, 1]);
  });
});

describe('people in a cell', () => {
  it.each([
    ['Luis Gil, Ana Pérez', 'ana', 'Luis Gil'],
    ['Luis Gil; Ana Pérez', 'ana', 'Luis Gil'],
    ['[Luis Gil, Ana Pérez]', 'ana', 'Luis Gil'],
    ['[Luis Gil] [Ana Pérez]', 'ana', 'Luis Gil'],
    ['Gil, Marta', 'marta', ''],
    ['Ana Pérez', 'ana', ''],
  ])('%s', (cell, responsable, otros) => {
    const item = row({ Responsable: cell });
    expect(item.responsable).toBe(responsable);
    expect(item.notas).toEqual(otros ? [`Responsable en el origen: ${otros}`] : []);
    expect(item.avisos).toEqual(otros ? ['variasPersonas'] : []);
  });
});

describe('what a kind has no field for', () => {
  it('is named in its note', () => {
    const said = row({
      Horas: '5',
      Puntos: '3',
      Etiquetas: 'a; "b, c"',
      'Tipo de tarea': 'Mejora',
      Responsable: 'Ana Pérez',
    });
    expect(said.etiquetas).toEqual(['a', 'b, c']);
    expect(ofKind(said, 'historia').notas).toEqual(['Horas estimadas: 5', 'Tipo de tarea: Mejora']);
    expect(ofKind(said, 'tarea').notas).toEqual(['Puntos: 3']);
    expect(ofKind(said, 'epica').notas).toEqual([
      'Horas estimadas: 5',
      'Tipo de tarea: Mejora',
      'Puntos: 3',
      'Etiquetas: a, b, c',
      'Responsable: Ana Pérez',
    ]);
  });

  it('a state that means given up keeps the row out', () => {
    expect(row({ Estado: 'No se hará' }).abandonada).toBe(true);
    expect(row({ Estado: 'Hecho' }).abandonada).toBe(false);
  });

  it('invisible characters are removed, and said', () => {
    const header = ['Título'];
    const mapeo = { ...MAPEO, columnas: { Título: 'titulo' as const } };
    const { titulo, avisos } = itemOf(['mi\u200bgrar\u00ad  la base\n'], columnasOf(header, mapeo), mapeo);
    expect([titulo, avisos]).toEqual(['migrar la base', ['caracteresInvisibles']]);
  });
});
