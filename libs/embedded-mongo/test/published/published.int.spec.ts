import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClientSession, MongoClient, MongoError } from 'mongodb';
import { useEmbeddedMongo } from '../support.ts';
import { three, type Case, type Doc, type Scene } from './case.ts';
import { deletes, inserts, reads } from './crud.ts';
import { indexes, sessions as ownSessions } from './others.ts';
import { retries, transactions } from './transactions.ts';
import { updates } from './updates.ts';

/** An unmodified driver gets what MongoDB's specifications promise, or an error that names what is missing. */
describe('published behaviours', () => {
  const fixture = useEmbeddedMongo();
  let scene: Scene;
  let sessions: ClientSession[];

  beforeEach(async () => {
    const client = fixture.connection.getClient() as never as MongoClient;
    const db = client.db('publicado');
    sessions = [client.startSession(), client.startSession()];
    for (const session of sessions) session.startTransaction();
    const [session, other] = sessions as [ClientSession, ClientSession];
    scene = { client, db, docs: db.collection<Doc>('docs'), session, other, failing };
  });

  afterEach(async () => {
    await fixture.connection.db!.admin().command({ configureFailPoint: 'failCommand', mode: 'off' });
    for (const session of sessions) await session.endSession();
  });

  const all = [reads, inserts, deletes, updates, transactions, retries, indexes, ownSessions].flat();

  it.each(all)('$after: $name', async (given) => {
    await prepare(given);
    const outcome = await given.run(scene).then(
      (answer) => ({ answer, error: null }),
      (error: MongoError) => ({ answer: undefined, error }),
    );
    if (given.fails === undefined) expect(outcome.error).toBeNull();
    else expectFailure(outcome.error, given.fails);
    if (given.answers !== undefined) expectAnswer(outcome.answer, given.answers);
    if (given.leaves === undefined) return;
    for (const session of sessions) await session.endSession();
    expect(await scene.docs.find().sort({ _id: 1 }).toArray()).toEqual(given.leaves);
  });

  async function prepare({ documents = three }: Case): Promise<void> {
    await scene.db.dropDatabase();
    await scene.db.createCollection('docs');
    if (documents.length > 0) await scene.docs.insertMany(documents.map((doc) => ({ ...doc })));
  }

  async function failing(failCommands: string[], how: object, times = 1): Promise<void> {
    const command = { configureFailPoint: 'failCommand', mode: { times }, data: { failCommands, ...how } };
    await fixture.connection.db!.admin().command(command);
  }
});

function expectAnswer(answer: unknown, expected: unknown): void {
  if (typeof expected === 'object' && expected !== null) expect(answer).toMatchObject(expected);
  else expect(answer).toBe(expected);
}

function expectFailure(error: MongoError | null, expected: NonNullable<Case['fails']>): void {
  expect(error).toBeInstanceOf(Error);
  if (expected.message !== undefined) expect(error!.message).toContain(expected.message);
  if (expected.code !== undefined) expect(error!.code).toBe(expected.code);
  for (const label of expected.labels ?? []) expect(error!.hasErrorLabel(label)).toBe(true);
  for (const label of expected.withoutLabels ?? []) expect(error!.hasErrorLabel(label)).toBe(false);
}
