import fc from 'fast-check';
import type { Doc, Value } from '../model/order.ts';
import { named } from './shapes.ts';
import { path, scalar, value } from './values.ts';

const TYPES = ['number', 'int', 'long', 'double', 'decimal', 'string', 'object', 'array', 'null', 'bool'];

function operator(name: string, operand: fc.Arbitrary<Value>): fc.Arbitrary<Doc> {
  return operand.map((chosen) => ({ [name]: chosen }));
}

/** Literals must not be read as operator documents or patterns. */
const literal = value;

const comparison = fc.oneof(
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'].map((name) => operator(name, literal)),
  fc.tuple(scalar, scalar).map(([low, high]): Doc => ({ $gte: low, $lt: high })),
);
const list = fc.array(literal, { maxLength: 4 });
const longList = fc.array(scalar, { minLength: 8, maxLength: 12 });

const bareCondition: fc.Arbitrary<Doc> = fc.oneof(
  { weight: 6, arbitrary: comparison },
  { weight: 2, arbitrary: operator('$in', fc.oneof(list, longList)) },
  { weight: 1, arbitrary: operator('$nin', list) },
  { weight: 1, arbitrary: operator('$type', fc.constantFrom(...TYPES)) },
  { weight: 1, arbitrary: operator('$regex', fc.constantFrom('^a', '^ab', 'b$', '^$', 'ñ')) },
);

const condition: fc.Arbitrary<Value> = fc.letrec<{ any: Value; operators: Doc; elements: Doc }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2 },
    { weight: 4, arbitrary: literal },
    { weight: 6, arbitrary: tie('operators') },
  ),
  operators: fc.oneof(
    { maxDepth: 2 },
    { weight: 8, arbitrary: bareCondition },
    { weight: 1, arbitrary: operator('$exists', fc.boolean()) },
    { weight: 2, arbitrary: operator('$not', tie('operators')) },
    { weight: 2, arbitrary: operator('$elemMatch', tie('elements')) },
  ),
  elements: fc.oneof(
    bareCondition,
    fc.tuple(fc.constantFrom('a', 'b', 'a.b', '0'), tie('any')).map(([name, inner]): Doc => ({
      [name]: inner,
    })),
  ),
})).any;

const clause = fc.tuple(path, condition).map((entry): Doc => named([entry]));

export const filter: fc.Arbitrary<Doc> = fc.letrec<{ filter: Doc }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    { weight: 6, arbitrary: clause },
    {
      weight: 3,
      arbitrary: fc
        .uniqueArray(fc.tuple(path, condition), { maxLength: 3, selector: ([name]) => name })
        .map(named),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom('$and', '$or', '$nor'),
          fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
        )
        .map(([name, branches]): Doc => ({ [name]: branches })),
    },
  ),
})).filter;

/** Conditions such as `{ a: 1 }` that a bare element can meet. */
export const elementCondition: fc.Arbitrary<Doc> = bareCondition;
