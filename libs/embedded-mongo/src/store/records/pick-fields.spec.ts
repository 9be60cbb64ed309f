import { describe, expect, it } from '@jest/globals';
import { Binary, BSONRegExp, Decimal128, Double, Long, ObjectId } from 'bson';
import { encode } from '../../values/bson/document.ts';
import { pickFields, rawNames } from './pick-fields.ts';

const DOC = {
  _id: new ObjectId('650000000000000000000001'),
  texto: 'año nuevo',
  lista: [1, 'dos', { tres: 3 }],
  dentro: { a: { b: null } },
  binario: new Binary(Buffer.alloc(20, 1)),
  patron: new BSONRegExp('^a', 'i'),
  largo: Long.fromNumber(5),
  doble: new Double(2),
  exacto: Decimal128.fromString('1.5'),
  fecha: new Date(7),
  nada: null,
  año: 2026,
  ultimo: true,
};

const raw = (length?: number) => encode(DOC).latin1Slice(0, length);

describe('pickFields', () => {
  it.each(Object.entries(DOC))('finds %s after any other field', (name, value) => {
    expect(encode(pickFields(raw(), rawNames([name]))!)).toEqual(encode({ [name]: value }));
  });

  it('leaves out missing fields, and does not match a field by the start of its name', () => {
    expect({ ...pickFields(raw(), rawNames(['text', 'ultimo', 'falta'])) }).toEqual({ ultimo: true });
  });

  it('returns fields before a cut, and null when the cut leaves it uncertain', () => {
    const end = raw().indexOf('lista');
    expect({ ...pickFields(raw(end), rawNames(['_id', 'texto'])) }).toEqual({
      _id: DOC._id,
      texto: DOC.texto,
    });
    for (let length = end; length < raw().length; length++) {
      expect(pickFields(raw(length), rawNames(['ultimo', 'falta']))).toBeNull();
    }
  });
});
