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
  it('knows the beginning of what it saw being made', () => {
    expect(transicionAfter(undefined, item())).toEqual(known(1));
  });

  it('cannot tell the beginning of what it met later', () => {
    const met = transicionAfter(undefined, item({ version: 4, updatedAt: LATER }));
    expect(met).toMatchObject({ desde: new Date(LATER), exacta: false });
  });

  it('takes the instant of the change that brought another estado', () => {
    const moved = transicionAfter(known(1), item({ version: 2, estado: 'bloqueada', updatedAt: LATER }));
    expect(moved).toMatchObject({ estado: 'bloqueada', desde: new Date(LATER), exacta: true, version: 2 });
  });

  it('is not sure of it when a change in between was not seen', () => {
    const moved = transicionAfter(known(1), item({ version: 3, estado: 'bloqueada', updatedAt: LATER }));
    expect(moved).toMatchObject({ exacta: false });
  });

  it('keeps the beginning while only other fields change', () => {
    expect(transicionAfter(known(1), item({ version: 2, updatedAt: LATER }))).toEqual(known(2));
  });

  it.each([1, 2])('has nothing new to say of version %i again', (version) => {
    expect(transicionAfter(known(2, 'en progreso'), item({ version }))).toBeNull();
  });
});

describe('entradaOf', () => {
  it('answers what was noted', () => {
    expect(entradaOf(item({ updatedAt: LATER }), known(1))).toEqual({
      estado: 'pendiente',
      fecha: '2026-11-01T08:00:00.000Z',
      exacta: true,
    });
  });

  it.each([undefined, known(1, 'en progreso')])('else its last change, as the least (%j)', (noted) => {
    expect(entradaOf(item({ updatedAt: LATER }), noted)).toEqual({
      estado: 'pendiente',
      fecha: LATER,
      exacta: false,
    });
  });
});
