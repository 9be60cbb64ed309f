/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { anId } from '../../../shared/testing/datos/builders';
import { aMensaje } from '../../../shared/testing/datos/comunicacion';
import { conversacionDe, MAX_LOADED, type Tramo, withEnd, withNewer, withOlder } from './conversacion';

const ids = new Map<number, string>();
const idOf = (n: number) => ids.get(n) ?? ids.set(n, anId()).get(n)!;
const m = (secuencia: number) => aMensaje({ _id: idOf(secuencia), secuencia });
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const stretch = (desde: number, hasta: number, over: Partial<Tramo> = {}): Tramo => ({
  desde,
  hasta,
  hayAnteriores: desde > 1,
  hayPosteriores: false,
  leidoHasta: hasta,
  ...over,
});
const shown = (tramo: Tramo, known: number[]) => {
  const { mensajes, ...rest } = conversacionDe(known.map(m), tramo);
  return { ...rest, numbers: mensajes.map(({ secuencia }) => secuencia) };
};

describe('a conversation in pages', () => {
  it('keeps what was loaded when the end, read again, touches it', () => {
    expect(withEnd(stretch(1, 60), stretch(50, 99), 60)).toMatchObject({ desde: 1, hasta: 99 });
    expect(withEnd(stretch(1, 49), stretch(50, 99), 49)).toMatchObject({ desde: 1, hasta: 99 });
    expect(withEnd(stretch(1, 40), stretch(50, 99), 49)).toMatchObject({ desde: 1, hasta: 99 });
  });

  it('starts over when there is a gap before the end', () => {
    expect(withEnd(stretch(1, 48), stretch(50, 99), 48)).toEqual(stretch(50, 99));
  });

  it('loads backwards page by page and lets go of the far end', () => {
    const last = 50 + MAX_LOADED;
    const tramo = withOlder(stretch(51, 60), stretch(1, 50), last);
    expect(shown(tramo, range(1, last))).toMatchObject({
      numbers: range(1, MAX_LOADED),
      hayAnteriores: false,
      hayPosteriores: true,
    });
  });

  it('loads forwards to the end', () => {
    const tramo = withNewer(stretch(1, 50, { hayPosteriores: true }), stretch(51, 70));
    expect(shown(tramo, range(1, 71))).toMatchObject({ numbers: range(1, 71), hayPosteriores: false });
  });

  it('lets go of the oldest as others arrive', () => {
    expect(shown(stretch(1, 2), range(1, MAX_LOADED + 5))).toMatchObject({
      numbers: range(6, MAX_LOADED + 5),
      hayAnteriores: true,
    });
  });
});

describe('what arrives', () => {
  it('follows in its order, also in an empty conversation', () => {
    expect(shown(stretch(1, 2), [3, 1, 4, 2]).numbers).toEqual([1, 2, 3, 4]);
    expect(shown(stretch(1, 0), [1]).numbers).toEqual([1]);
  });

  it('is not shown behind a gap, which is told', () => {
    expect(shown(stretch(1, 2), [1, 2, 5])).toMatchObject({ numbers: [1, 2], falta: true });
    expect(shown(stretch(1, 2), [1, 2, 3])).toMatchObject({ falta: false });
  });

  it('is left out while an older part is shown', () => {
    expect(shown(stretch(1, 2, { hayPosteriores: true }), [1, 2, 3]).numbers).toEqual([1, 2]);
  });
});
