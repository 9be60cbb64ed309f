import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { changesOf, newElemento } from '../elementos/kinds/elemento.rules';
import { historia as kind } from './historia.kind';

const PROYECTO = '6920a1b2c3d4e5f600000010';
const EPICA = '6920a1b2c3d4e5f600000020';
const OTRA = '6920a1b2c3d4e5f600000021';
const datos = { titulo: 'Pagar', proyecto: PROYECTO, epicaId: EPICA };
const historia = newElemento(kind, datos, {
  creador: '6920a1b2c3d4e5f600000001',
  orden: 'r1',
  now: new Date(0),
});

describe('a new story', () => {
  it('is pending, of medium priority and without points', () => {
    expect(historia).toMatchObject({ estado: 'pendiente', prioridad: 'media', puntos: 0, version: 1 });
  });
});

describe('the changes of a story', () => {
  it('are none when nothing differs from it', () => {
    expect(changesOf(kind, historia, { titulo: 'Pagar', epicaId: EPICA, puntos: 0 })).toEqual({});
  });

  it('move it to another epic and clear a text', () => {
    expect(changesOf(kind, { ...historia, para: 'x' }, { epicaId: OTRA, para: '' })).toEqual({
      epica: new Types.ObjectId(OTRA),
      para: '',
    });
  });
});
