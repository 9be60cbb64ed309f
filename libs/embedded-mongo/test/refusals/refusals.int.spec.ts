import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Document } from 'bson';
import { useEmbeddedMongo } from '../support.ts';
import { FORMS } from './forms.ts';
import * as names from './names.ts';

/** Anything unsupported must fail with an error that names it; ignoring it would return wrong results. */
describe('what the server does not support is rejected by name', () => {
  const fixture = useEmbeddedMongo();
  const ask = (command: Document): Promise<Document> => fixture.connection.db!.command(command);
  const refusal = (command: Document): Promise<Document> =>
    ask(command).then(
      () => ({ message: 'it was done' }),
      ({ code, message }: Document) => ({ code, message }),
    );
  const named = (name: string) => expect.stringContaining(name);

  beforeAll(() => ask({ insert: 'c', documents: [{ _id: 1, a: 1, b: ['x'] }] }));

  it.each(names.commands)('command %s', async (name) => {
    expect(await refusal({ [name]: 1 })).toEqual({ code: 59, message: named(`'${name}'`) });
  });

  it.each(names.stages)('stage %s', async (name) => {
    expect(await refusal({ aggregate: 'c', pipeline: [{ [name]: {} }], cursor: {} })).toEqual({
      code: 40324,
      message: named(name),
    });
  });

  it.each(names.queryOperators)('query operator %s', async (name) => {
    expect(await refusal({ find: 'c', filter: { a: { [name]: 1 } } })).toEqual({
      code: 2,
      message: named(name),
    });
  });

  it.each(names.topLevelQueryOperators)('query operator %s', async (name) => {
    expect(await refusal({ find: 'c', filter: { [name]: {} } })).toEqual({ code: 2, message: named(name) });
  });

  it.each(names.updateOperators)('update operator %s', async (name) => {
    const updates = [{ q: {}, u: { [name]: { a: 1 } } }];
    const { writeErrors } = await ask({ update: 'c', updates });
    expect(writeErrors).toMatchObject([{ code: 9, errmsg: named(name) }]);
  });

  it.each(names.expressions)('expression %s', async (name) => {
    const pipeline = [{ $project: { x: { [name]: '$a' } } }];
    expect(await refusal({ aggregate: 'c', pipeline, cursor: {} })).toEqual({
      code: 168,
      message: named(name),
    });
  });

  it.each(names.accumulators)('accumulator %s', async (name) => {
    const pipeline = [{ $group: { _id: null, x: { [name]: '$a' } } }];
    expect(await refusal({ aggregate: 'c', pipeline, cursor: {} })).toEqual({
      code: 15952,
      message: named(name),
    });
  });

  it.each<[string, Document]>([
    ['$slice', { projection: { b: { $slice: 1 } } }],
    ['$meta', { projection: { b: { $meta: 'textScore' } } }],
    ['$meta', { sort: { b: { $meta: 'textScore' } } }],
  ])('%s of a find', async (name, options) => {
    const { code, message } = await refusal({ find: 'c', ...options });
    expect([168, 15974]).toContain(code);
    expect(message).toContain(name);
  });

  it.each(names.indexKinds)('index of kind %s', async (kind) => {
    const indexes = [{ key: { a: kind }, name: 'x' }];
    expect(await refusal({ createIndexes: 'c', indexes })).toEqual({ code: 67, message: named(kind) });
  });

  it.each(names.indexOptions)('index option %s', async (option) => {
    const indexes = [{ key: { a: 1 }, name: 'x', [option]: 1 }];
    expect(await refusal({ createIndexes: 'c', indexes })).toEqual({ code: 197, message: named(option) });
  });

  it.each(names.collectionOptions)('collection option %s', async (option) => {
    expect(await refusal({ create: 'x', [option]: {} })).toEqual({ code: 72, message: named(option) });
  });

  it.each(names.options)('%s with %s', async (name, option) => {
    const { code, message } = await refusal({ ...FORMS[name], [option]: { a: 1 }, ...FLAGS[option] });
    expect([40415, 9, 14]).toContain(code);
    expect(message).toContain(option);
  });

  it.each([
    ['updates', { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, c: { x: 1 } }] }],
    ['deletes', { delete: 'c', deletes: [{ q: {}, limit: 1, sort: { a: 1 } }] }],
    ['updates', { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, collation: { locale: 'es' } }] }],
    ['updates', { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, arrayFilters: [] }] }],
  ])('an unknown option of %s', async (_name, command) => {
    const { writeErrors } = await ask(command);
    expect(writeErrors).toMatchObject([{ code: 40415 }]);
  });

  it.each([
    ['a write concern with more members than exist', { writeConcern: { w: 3 } }, 100],
    ['a snapshot outside a transaction', { readConcern: { level: 'snapshot' } }, 72],
  ])('%s', async (_what, terms, code) => {
    const raw = { find: 'c', ...terms };
    expect(await refusal(raw)).toMatchObject({ code });
  });
});

/** Options that are rejected when set to true. */
const FLAGS: Record<string, Document> = {
  explain: { explain: true },
  tailable: { tailable: true },
  awaitData: { awaitData: true },
  returnKey: { returnKey: true },
  showRecordId: { showRecordId: true },
};
