import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Document } from 'bson';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/server.ts';
import { WireClient } from './wire-client.ts';

/** What an operator's tools ask: mongosh and Compass when they connect, and anybody who looks for a slow query. */
describe('tools', () => {
  let server: EmbeddedMongo;
  let client: WireClient;

  beforeAll(async () => {
    server = await startEmbeddedMongo({ memory: true });
    client = new WireClient(server.port);
    await client.send({ createIndexes: 'c', indexes: [{ key: { a: 1, b: -1 }, name: 'a_b' }] });
    await client.send({ insert: 'c', documents: [1, 2, 3].map((a) => ({ a, b: a })) });
  });

  afterAll(async () => {
    client.close();
    await server.close();
  });

  const planOf = async (command: Document): Promise<Document> => {
    const { queryPlanner } = await client.send({ explain: command, verbosity: 'queryPlanner' });
    return queryPlanner.winningPlan;
  };
  const a = { a: 2 };
  const byIndex = {
    stage: 'FETCH',
    inputStage: { stage: 'IXSCAN', indexName: 'a_b', keyPattern: { a: 1, b: -1 } },
  };

  it.each<[string, Document]>([
    ['find', { find: 'c', filter: a }],
    ['a sort that it serves', { find: 'c', filter: a, sort: { b: 1 } }],
    ['count', { count: 'c', query: a }],
    ['distinct', { distinct: 'c', key: 'b', query: a }],
    ['aggregate', { aggregate: 'c', pipeline: [{ $match: a }], cursor: {} }],
    ['update', { update: 'c', updates: [{ q: a, u: { $set: { c: 1 } } }] }],
    ['delete', { delete: 'c', deletes: [{ q: a, limit: 0 }] }],
    ['findAndModify', { findAndModify: 'c', query: a, update: { $set: { c: 1 } } }],
  ])('are told which index a command uses: %s', async (name, command) => {
    const plan = await planOf(command);
    expect(name === 'findAndModify' ? plan['inputStage'] : plan).toMatchObject(byIndex);
  });

  it('are told of a scan and of a sort without index', async () => {
    expect(await planOf({ find: 'c', filter: { b: 1 }, sort: { b: 1 }, limit: 2 })).toMatchObject({
      stage: 'LIMIT',
      inputStage: {
        stage: 'SORT',
        sortPattern: { b: 1 },
        inputStage: { stage: 'COLLSCAN', filter: { b: 1 } },
      },
    });
    expect(await planOf({ find: 'nada' })).toEqual({ stage: 'EOF' });
  });

  it('are told how many a search returns, and nothing is changed', async () => {
    const update = { update: 'c', updates: [{ q: a, u: { $set: { c: 1 } } }] };
    expect(await client.send({ explain: update, verbosity: 'executionStats' })).toMatchObject({
      executionStats: { executionSuccess: true, nReturned: 1 },
    });
    expect(await client.send({ count: 'c', query: { c: 1 } })).toMatchObject({ n: 0 });
  });

  it('are told what follows the search in a pipeline', async () => {
    const pipeline = [{ $match: a }, { $group: { _id: '$b' } }];
    const { stages } = await client.send({ aggregate: 'c', pipeline, cursor: {}, explain: true });
    expect(stages).toMatchObject([{ $cursor: { queryPlanner: { winningPlan: byIndex } } }, pipeline[1]]);
  });

  it.each<[Document, Document]>([
    [
      { getParameter: 1, featureCompatibilityVersion: 1 },
      { featureCompatibilityVersion: { version: '8.0' } },
    ],
    [{ getLog: 'startupWarnings' }, { log: [] }],
    [{ getCmdLineOpts: 1 }, { argv: [] }],
    [{ hostInfo: 1 }, { system: { cpuAddrSize: 64 } }],
  ])('are answered %j', async (command, reply) => {
    expect(await client.send({ ...command, $db: 'admin' })).toMatchObject({ ok: 1, ...reply });
  });

  it('are refused other parameters and unknown commands', async () => {
    expect(await client.send({ getParameter: 1, raro: 1 })).toMatchObject({ ok: 0, code: 72 });
    expect(await client.send({ explain: { insert: 'c' } })).toMatchObject({ ok: 0, code: 59 });
  });
});
