import { describe, expect, it } from '@jest/globals';
import { entradaOf, transicionAfter, type Item } from './transicion.rules';

const item = (fields: Partial<Item> = {}): Item => ({
  _id: 'a',
  version: 1,
  eliminado: false,
  proyecto: 'p',
  estado: 'pendiente',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...fields,
});

const known = (version: number, estado = 'pendiente') => ({
  _id: 'a',
  proyecto: 'p',
  estado,
  desde: new Date('2026-11-01T08:00:00.000Z'),
  exacta: true,
  version,
});

const LATER = '2026-11-05T09:00:00.000Z';

describe('transicionAfter', () => {
  it('knows when the estado began for an item that it saw being created', () => {
    expect(transicionAfter(undefined, item())).toEqual(known(1));
  });

  it('does not know it for an item that it first saw later', () => {
    const met = transicionAfter(undefined, item({ version: 4, updatedAt: LATER }));
    expect(met).toMatchObject({ desde: new Date(LATER), exacta: false });
  });

  it('takes the time of the change that brought another estado', () => {
    const moved = transicionAfter(known(1), item({ version: 2, estado: 'bloqueada', updatedAt: LATER }));
    expect(moved).toMatchObject({ estado: 'bloqueada', desde: new Date(LATER), exacta: true, version: 2 });
  });

  it('is not sure of it when it missed a change in between', () => {
    const moved = transicionAfter(known(1), item({ version: 3, estado: 'bloqueada', updatedAt: LATER }));
    expect(moved).toMatchObject({ exacta: false });
  });

  it('keeps it while only other fields change', () => {
    expect(transicionAfter(known(1), item({ version: 2, updatedAt: LATER }))).toEqual(known(2));
  });

  it.each([1, 2])('stores nothing new for version %i again', (version) => {
    expect(transicionAfter(known(2, 'en progreso'), item({ version }))).toBeNull();
  });
});

describe('entradaOf', () => {
  it('returns what was stored', () => {
    expect(entradaOf(item({ updatedAt: LATER }), known(1))).toEqual({
      estado: 'pendiente',
      fecha: '2026-11-01T08:00:00.000Z',
      exacta: true,
    });
  });

  it.each([undefined, known(1, 'en progreso')])('otherwise returns the last change (%j)', (noted) => {
    expect(entradaOf(item({ updatedAt: LATER }), noted)).toEqual({
      estado: 'pendiente',
      fecha: LATER,
      exacta: false,
    });
  });
});
