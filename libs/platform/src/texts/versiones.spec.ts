import { describe, expect, it } from '@jest/globals';
import { type TextoAnterior, versionesOf, withAnterior } from './versiones';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute));

describe('the versions of a text', () => {
  it('are all that it has been, newest first, each with when it began', () => {
    const anteriores = withAnterior(withAnterior(undefined, 'uno', at(0)), 'dos', at(1));
    const ana = { _id: 'a', nombre: 'Ana', avatar: null };
    expect(versionesOf({ texto: 'tres', desde: at(2) }, anteriores, ana)).toEqual([
      { texto: 'tres', autor: ana, fecha: '2026-11-28T10:02:00.000Z' },
      { texto: 'dos', autor: ana, fecha: '2026-11-28T10:01:00.000Z' },
      { texto: 'uno', autor: ana, fecha: '2026-11-28T10:00:00.000Z' },
    ]);
  });

  it('are one where it has never changed', () => {
    expect(versionesOf({ texto: 'uno', desde: at(0) }, undefined, null)).toHaveLength(1);
  });

  it('are the last fifty that it was before, however often it changes', () => {
    let anteriores: TextoAnterior[] = [];
    for (let n = 0; n < 60; n += 1) anteriores = withAnterior(anteriores, `${n}`, at(n));
    expect([anteriores.length, anteriores[0]?.texto, anteriores.at(-1)?.texto]).toEqual([50, '10', '59']);
  });
});
