import { describe, expect, it } from '@jest/globals';
import { type Anotacion, Ledger, type Resultado } from '../plan/ledger.ts';
import type { Fault } from '../plan/schedule.ts';
import { checkEnds } from './check-ends.ts';
import { boundsOf, existenceOf, judge, lastValues } from './verdict.ts';

function wrote(ledger: Ledger, resultado: Resultado, anotacion: Omit<Anotacion, 'resultado'>): Anotacion {
  return Object.assign(ledger.open(anotacion), { resultado });
}

const edit = (valor: string, resultado: Resultado): Anotacion => ({
  clase: 'edicion',
  sobre: 'a',
  valor,
  resultado,
});

describe('judge', () => {
  const expected = new Map([['a', boundsOf([edit('x', 'confirmado'), edit('y', 'incierto')])]]);

  it.each([
    [0, 1, 0],
    [1, 0, 0],
    [2, 0, 0],
    [3, 0, 1],
  ])(
    'counts one confirmed and one uncertain write found %i times as %i lost and %i doubled',
    (times, lost, doubled) => {
      const verdict = judge('ediciones', expected, () => times);
      expect([verdict.perdidos.length, verdict.dobles.length]).toEqual([lost, doubled]);
    },
  );

  it('reports a rejected write that exists all the same as one too many', () => {
    const refused = new Map([['a', boundsOf([edit('x', 'rechazado')])]]);
    expect(judge('ediciones', refused, () => 1).dobles).toHaveLength(1);
  });
});

describe('checkEnds', () => {
  const fault = (tipo: Fault['tipo'], victima: Fault['victima']): Fault => ({
    tipo,
    victima,
    durationMs: 0,
    pauseAfterMs: 0,
    chained: false,
  });
  const injected = [fault('matar', 'ia'), fault('reiniciar', 'gateway'), fault('pausar', 'proyectos')];

  it.each([
    ['ia', 'SIGKILL', []],
    ['gateway', '0', []],
    ['gateway', 'SIGTERM', []],
    ['proyectos', 'SIGTERM', ['proyectos: SIGTERM']],
    ['ia', '1', ['ia: 1']],
    ['gateway', 'SIGKILL', ['gateway: SIGKILL']],
    ['proyectos', '1', ['proyectos: 1']],
  ])('%s ends with %s: %j nobody had told to', (name, how, alone) => {
    expect(checkEnds([{ name, how }], injected).perdidos).toEqual(alone);
  });

  it('takes each fault as the reason of one end', () => {
    const twice = Array.from({ length: 2 }, () => ({ name: 'ia', how: 'SIGKILL' }));
    expect(checkEnds(twice, injected).perdidos).toEqual(['ia: SIGKILL']);
  });
});

describe('existenceOf', () => {
  it('requires what was confirmed, allows what is uncertain, and removes what was below a deleted thing', () => {
    const ledger = new Ledger();
    for (const [sobre, resultado] of [
      ['queda', 'confirmado'],
      ['quizas', 'incierto'],
      ['borrada', 'confirmado'],
      ['dudosa', 'confirmado'],
    ] as const) {
      wrote(ledger, resultado, { clase: 'historia', sobre, valor: sobre });
      wrote(ledger, 'confirmado', { clase: 'tarea', sobre: `t-${sobre}`, valor: '', de: sobre });
    }
    wrote(ledger, 'confirmado', { clase: 'borrado', sobre: 'borrada', valor: '' });
    wrote(ledger, 'incierto', { clase: 'borrado', sobre: 'dudosa', valor: '' });
    expect(Object.fromEntries(existenceOf(ledger, 'historia'))).toEqual({
      queda: { least: 1, most: 1 },
      quizas: { least: 0, most: 1 },
      borrada: { least: 0, most: 0 },
      dudosa: { least: 0, most: 1 },
    });
    expect(existenceOf(ledger, 'tarea').get('t-borrada')).toEqual({ least: 0, most: 0 });
    expect(existenceOf(ledger, 'tarea').get('t-dudosa')).toEqual({ least: 0, most: 1 });
  });
});

describe('lastValues', () => {
  it('returns the last confirmed value, and any uncertain one requested after it', () => {
    const last = (...edits: Anotacion[]) => [...lastValues(edits, 'inicial')];
    expect(last(edit('x', 'confirmado'), edit('y', 'confirmado'))).toEqual(['y']);
    expect(last(edit('x', 'confirmado'), edit('y', 'rechazado'))).toEqual(['x']);
    expect(last(edit('x', 'confirmado'), edit('y', 'incierto'))).toEqual(['x', 'y']);
    expect(last(edit('y', 'incierto'))).toEqual(['inicial', 'y']);
    expect(last(edit('y', 'rechazado'))).toEqual(['inicial']);
  });
});
