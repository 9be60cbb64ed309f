/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDias, diasEntre } from '../../../shared/fechas/dias';
import { aHistoria, anEpica } from '../../../shared/testing/datos/builders';
import { type Barra, barrasDe } from './barras';
import { desplazar } from './desplazar';

const at = (dia: string) => `${dia}T00:00:00.000Z`;
const epica = anEpica({ _id: 'e' });
const historia = (_id: string, inicio: string, fin: string, over = {}) =>
  aHistoria({
    _id,
    epicaId: { _id: 'e', titulo: '' },
    inicio: at(inicio),
    fin: at(fin),
    orden: _id,
    ...over,
  });
const places = (moved: ReturnType<typeof desplazar>) =>
  Object.fromEntries(
    moved.map(({ barra, plazo }) => [barra.id, `${plazo.inicio.slice(5)}/${plazo.fin.slice(5)}`]),
  );

const a = historia('a', '2026-11-02', '2026-11-04');
const b = historia('b', '2026-11-05', '2026-11-06');
const c = historia('c', '2026-11-07', '2026-11-07');
const chain = [
  { origen: 'a', destino: 'b' },
  { origen: 'b', destino: 'c' },
];

describe('what moves with a bar', () => {
  it('is what waits for it, and what waits for that, only as far as it must', () => {
    const barras = barrasDe({ epicas: [epica], historias: [a, b, c], sprints: [] });
    expect(places(desplazar(barras, chain, 'a', { inicio: '2026-11-03', fin: '2026-11-05' }))).toEqual({
      a: '11-03/11-05',
      b: '11-06/11-07',
      c: '11-08/11-08',
    });
    // There is room: nothing else moves; nor does anything when the bar goes back.
    const later = historia('b', '2026-11-20', '2026-11-21');
    const roomy = barrasDe({ epicas: [epica], historias: [a, later, c], sprints: [] });
    expect(places(desplazar(roomy, chain, 'a', { inicio: '2026-11-04', fin: '2026-11-06' }))).toEqual({
      a: '11-04/11-06',
    });
    expect(desplazar(barras, chain, 'a', { inicio: '2026-10-01', fin: '2026-10-03' })).toHaveLength(1);
  });

  it('is not what is done, nor what has no days of its own', () => {
    const done = historia('b', '2026-11-05', '2026-11-06', { estado: 'completada' });
    const loose = aHistoria({ _id: 'c', epicaId: { _id: 'e', titulo: '' } });
    const barras = barrasDe({ epicas: [epica], historias: [a, done, loose], sprints: [] });
    expect(desplazar(barras, chain, 'a', { inicio: '2026-11-10', fin: '2026-11-12' })).toHaveLength(1);
  });

  it('is with an epic its stories, which push what waits for them; a longer epic takes nothing along', () => {
    const other = historia('x', '2026-11-08', '2026-11-09', { epicaId: { _id: 'f', titulo: '' } });
    const barras = barrasDe({
      epicas: [epica, anEpica({ _id: 'f' })],
      historias: [a, b, c, other],
      sprints: [],
    });
    const bloqueos = [...chain, { origen: 'c', destino: 'x' }];
    expect(places(desplazar(barras, bloqueos, 'e', { inicio: '2026-11-04', fin: '2026-11-09' }))).toEqual({
      e: '11-04/11-09',
      a: '11-04/11-06',
      b: '11-07/11-08',
      c: '11-09/11-09',
      x: '11-10/11-11',
    });
    expect(desplazar(barras, bloqueos, 'e', { inicio: '2026-11-02', fin: '2026-11-20' })).toHaveLength(1);
  });

  it('never shortens a bar, never moves one back, and leaves no new overlap', () => {
    const day = fc.integer({ min: 0, max: 30 }).map((dias) => addDias('2026-11-01', dias));
    const stories = fc.array(fc.tuple(day, fc.nat(5)), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(stories, fc.integer({ min: -10, max: 20 }), (all, dias) => {
        const historias = all.map(([inicio, more], i) => historia(`h${i}`, inicio, addDias(inicio, more)));
        const bloqueos = historias.slice(1).map((_, i) => ({ origen: `h${i}`, destino: `h${i + 1}` }));
        const barras = barrasDe({ epicas: [epica], historias: historias, sprints: [] });
        const first = barras.find(({ id }) => id === 'h0') as Barra & {
          plazo: { inicio: string; fin: string };
        };
        const plazo = { inicio: addDias(first.plazo.inicio, dias), fin: addDias(first.plazo.fin, dias) };
        const moved = desplazar(barras, bloqueos, 'h0', plazo);
        const now = new Map(moved.map((each) => [each.barra.id, each]));
        for (const { barra, antes, plazo: after } of moved) {
          if (!antes) throw new Error('every story has days');
          expect(diasEntre(after.inicio, after.fin)).toBe(diasEntre(antes.inicio, antes.fin));
          if (barra.id !== 'h0') expect(after.inicio > antes.inicio).toBe(true);
        }
        for (const { origen, destino } of bloqueos) {
          const from = now.get(origen);
          const to = now.get(destino)?.plazo ?? barras.find(({ id }) => id === destino)?.plazo;
          if (from && from.plazo.fin > (from.antes?.fin ?? ''))
            expect((to?.inicio ?? '') > from.plazo.fin).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
