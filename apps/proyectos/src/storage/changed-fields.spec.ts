import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { changedFields } from './changed-fields';

const id = '6920a1b2c3d4e5f600000001';
const current = {
  titulo: 'Pagos',
  puntos: 0,
  fin: new Date(0) as Date | null,
  epica: new Types.ObjectId(id),
};

describe('changedFields', () => {
  it('leaves out what was not sent and what is the same', () => {
    const same = { titulo: 'Pagos', puntos: undefined, fin: new Date(0), epica: new Types.ObjectId(id) };
    expect(changedFields(current, same)).toEqual({});
  });

  it('keeps what differs, cleared fields too', () => {
    expect(changedFields(current, { titulo: '', fin: null })).toEqual({ titulo: '', fin: null });
  });
});
