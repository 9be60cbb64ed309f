import { describe, expect, it } from '@jest/globals';
import { type HistoriaContada, newestOf } from './owned-historias.rules';

const historia = (_id: string, version: number, estado: HistoriaContada['estado']): HistoriaContada => ({
  _id,
  version,
  titulo: _id,
  estado,
  puntos: 1,
});

describe('newestOf', () => {
  it('believes the owner, and the copy where it is ahead of the answer', () => {
    const owned = [historia('a', 3, 'completada'), historia('b', 3, 'completada')];
    const copied = [historia('a', 2, 'pendiente'), historia('b', 4, 'en progreso')];
    expect(newestOf(['a', 'b'], ['a', 'b'], owned, copied)).toEqual([owned[0], copied[1]]);
  });

  it('drops what the owner does not have, and counts what has not reached the copy', () => {
    const owned = [historia('b', 1, 'pendiente')];
    expect(newestOf(['a', 'b'], ['a', 'b'], owned, [historia('a', 1, 'completada')])).toEqual(owned);
  });

  it('refuses to decide about a story that nobody has asked about', () => {
    expect(() => newestOf(['a', 'b'], ['a'], [], [])).toThrow('Otra persona');
  });
});
