import { EJSON } from 'bson';
import fc from 'fast-check';
import { matches } from '../model/match.ts';
import type { Doc } from '../model/order.ts';
import { projected, sortCompare } from '../model/shape.ts';
import { Refused, Unmodelled, updated } from '../model/update.ts';
import { MongoError } from '../../src/errors.ts';
import { compileProjection } from '../../src/projection/compile-projection.ts';
import { compileQuery } from '../../src/query/compile-query.ts';
import { compileSort } from '../../src/sort/compile-sort.ts';
import { compileUpdate } from '../../src/update/compile-update.ts';
import { decode, encode } from '../../src/values/bson/document.ts';
import { filter } from './filters.ts';
import { projection, sort } from './shapes.ts';
import { update } from './updates.ts';
import { document } from './values.ts';

export interface Trial {
  name: string;
  property: fc.IProperty<unknown>;
}

const documents = fc.array(document, { maxLength: 6 });

/** Each part of the engine against the model. */
export const engineTrials: Trial[] = [
  {
    name: 'filtros',
    property: fc.property(filter, documents, (condition, docs) => {
      const query = compileQuery(asStored(condition));
      for (const doc of docs.map(asStored))
        assertSame(query.matches(doc), matches(asStored(condition), doc), { condition, doc });
    }),
  },
  {
    name: 'cambios',
    property: fc.property(update, document, fc.boolean(), (change, doc, isInsert) => {
      const stored = asStored(doc);
      const expected = attempt(() => encode(updated(stored, asStored(change), isInsert)));
      const got = attempt(() =>
        encode(compileUpdate(asStored(change), { filter: {} })(stored, { isInsert })),
      );
      if (expected !== null) assertSame(got, expected, { change, doc });
    }),
  },
  {
    name: 'órdenes',
    property: fc.property(sort, documents, (spec, docs) => {
      const stored = docs.map(asStored);
      const compare = compileSort(spec);
      for (const a of stored)
        for (const b of stored)
          assertSame(Math.sign(compare(a, b)), Math.sign(sortCompare(spec, a, b)), { spec, a, b });
    }),
  },
  {
    name: 'proyecciones',
    property: fc.property(projection, document, (spec, doc) => {
      const stored = asStored({ _id: 1, ...doc });
      assertSame(text(compileProjection(spec, {})(stored)), text(projected(stored, spec)), { spec, doc });
    }),
  },
];

function asStored(doc: Doc): Doc {
  return decode(encode(doc));
}

function text(doc: Doc): string {
  return encode(doc).toString('latin1');
}

/** A rejection also counts as an answer; null: the model cannot tell. */
function attempt(run: () => Uint8Array): string | null {
  try {
    return Buffer.from(run()).toString('latin1');
  } catch (error) {
    if (error instanceof Refused || error instanceof MongoError) return 'refused';
    if (error instanceof Unmodelled) return null;
    throw error;
  }
}

function assertSame(got: unknown, expected: unknown, of: unknown): void {
  if (got === expected) return;
  throw new Error(`got ${show(got)}, the model says ${show(expected)} for ${show(of)}`);
}

export function show(value: unknown): string {
  return typeof value === 'object' ? EJSON.stringify(value, { relaxed: false }) : JSON.stringify(value);
}
