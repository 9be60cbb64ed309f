/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { idOf } from '../bench/seed/ids.ts';
import { copyOf, templateOf } from './copies.ts';

const { ObjectId } = mongo;
const NOBODY = new Map<string, string>();
const copied = (doc: { _id: unknown }, people = NOBODY) => {
  const template = templateOf(doc, people);
  return template && copyOf(template, 5);
};

describe('a copy of a cell', () => {
  it('has its own ids, keys and names, and dates and numbers as they were', () => {
    const proyecto = new ObjectId(idOf('proyecto', 1));
    const equipo = new ObjectId(idOf('equipo', 0));
    const createdAt = new Date('2026-01-05');
    const doc = {
      _id: proyecto,
      equipo,
      clave: 'ZQA',
      nombre: 'Equipo de crecimiento',
      createdAt,
      version: 2,
    };
    expect(copied(doc)).toEqual({
      _id: new ObjectId('200000005000000000000001'),
      equipo: new ObjectId('100000005000000000000000'),
      clave: 'ZQA5',
      nombre: 'Equipo de crecimiento 5',
      createdAt,
      version: expect.anything(),
    });
    expect(copied({ _id: `proyecto.${idOf('proyecto', 1)}` })).toEqual({
      _id: 'proyecto.200000005000000000000001',
    });
  });

  it('has other people and another id where it had one of its own, and is not made of what is about nothing in it', () => {
    const [person, entry] = [new ObjectId(), new ObjectId()];
    const people = new Map([[person.toHexString(), `9${'0'.repeat(23)}`]]);
    const copy = copied({ _id: entry, autor: person } as never, people) as {
      _id: mongo.ObjectId;
      autor: mongo.ObjectId;
    };
    expect(copy.autor.toHexString()).toBe('900000005000000000000000');
    expect(copy._id.equals(entry)).toBe(false);
    expect(copied({ _id: new ObjectId() }, people)).toBeNull();
  });
});
