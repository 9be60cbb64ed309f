import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@pmp/platform';
import { Types } from 'mongoose';
import { assertEpicaOf, changesOfHistoria, newHistoria } from './historia.rules';

const PROYECTO = '6920a1b2c3d4e5f600000010';
const EPICA = '6920a1b2c3d4e5f600000020';
const OTRA = '6920a1b2c3d4e5f600000021';
const historia = newHistoria(
  { titulo: 'Pagar', proyecto: PROYECTO, epicaId: EPICA },
  '6920a1b2c3d4e5f600000001',
  'r1',
  new Date(0),
);

describe('newHistoria', () => {
  it('is pending, of medium priority and without points', () => {
    expect(historia).toMatchObject({ estado: 'pendiente', prioridad: 'media', puntos: 0, version: 1 });
  });
});

describe('changesOfHistoria', () => {
  it('is empty when nothing differs from the story', () => {
    expect(changesOfHistoria(historia, { titulo: 'Pagar', epicaId: EPICA, puntos: 0 })).toEqual({});
  });

  it('moves to another epic and clears a text', () => {
    expect(changesOfHistoria({ ...historia, para: 'x' }, { epicaId: OTRA, para: '' })).toEqual({
      epica: new Types.ObjectId(OTRA),
      para: '',
    });
  });
});

describe('assertEpicaOf', () => {
  it.each([null, { proyecto: new Types.ObjectId(OTRA) }])('refuses %j', (epica) => {
    expect(() => assertEpicaOf(epica, PROYECTO)).toThrow(DomainError);
  });

  it('accepts an epic of the project', () => {
    expect(() => assertEpicaOf({ proyecto: new Types.ObjectId(PROYECTO) }, PROYECTO)).not.toThrow();
  });
});
