import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/server.ts';
import { WireClient } from './wire-client.ts';

const USERS = [
  { user: 'jefe', password: 'la-de-jefe' },
  { user: 'uno', password: 'la-de-uno,=&', databases: ['uno'] },
  { user: 'dos', password: 'la-de-dos', databases: ['dos'] },
];

let server: EmbeddedMongo;
const open: Connection[] = [];
beforeAll(async () => {
  server = await startEmbeddedMongo({ memory: true, failPoints: true, users: USERS });
});
afterAll(async () => {
  await Promise.all(open.map((connection) => connection.close()));
  await server.close();
});

async function connect(user: string, password: string, base = user, options = ''): Promise<Connection> {
  const uri = server.uri.replace('//', `//${user}:${encodeURIComponent(password)}@`);
  const connection = mongoose.createConnection(uri + options, {
    dbName: base,
    serverSelectionTimeoutMS: 3_000,
  });
  open.push(connection);
  return connection.asPromise();
}
const passwordOf = (name: string) => USERS.find(({ user }) => user === name)!.password;
const as = (user: string, base = user) => connect(user, passwordOf(user), base);

const UNAUTHORIZED = expect.objectContaining({ code: 13, codeName: 'Unauthorized' });

describe('the official driver', () => {
  it('signs in with its password and works on its database, also in a transaction and with bulkWrite', async () => {
    const connection = await as('uno');
    await connection.collection('cosas').insertOne({ a: 1 });
    const session = await connection.startSession();
    await session.withTransaction(() => connection.collection('cosas').insertOne({ a: 2 }, { session }));
    await session.endSession();
    await connection
      .getClient()
      .bulkWrite([{ namespace: 'uno.cosas', name: 'insertOne', document: { a: 3 } }]);
    expect(await connection.collection('cosas').countDocuments()).toBe(3);
    await connection.db!.admin().ping();
  });

  it.each([
    ['uno', 'otra'],
    ['uno', 'la-de-dos'],
    ['nadie', 'la-de-uno,=&'],
  ])('is refused as %s with the password %s', async (user, password) => {
    await expect(connect(user, password)).rejects.toMatchObject({ message: 'Authentication failed.' });
  });

  it('is refused where no users are defined', async () => {
    await expect(connect('uno', passwordOf('uno'), 'uno', '&authSource=uno')).rejects.toThrow(
      'Authentication failed.',
    );
  });

  it('without a user reaches nothing', async () => {
    const connection = mongoose.createConnection(server.uri, { dbName: 'uno' });
    open.push(connection);
    await connection.asPromise();
    await expect(connection.collection('cosas').findOne({})).rejects.toEqual(UNAUTHORIZED);
    await expect(connection.collection('cosas').insertOne({})).rejects.toEqual(UNAUTHORIZED);
    await expect(connection.db!.admin().listDatabases()).rejects.toEqual(UNAUTHORIZED);
  });
});

describe('a user with one database', () => {
  it('reaches no other', async () => {
    const own = await as('dos');
    const foreign = own.getClient().db('uno');
    await expect(foreign.collection('cosas').findOne({})).rejects.toEqual(UNAUTHORIZED);
    await expect(foreign.collection('cosas').insertOne({})).rejects.toEqual(UNAUTHORIZED);
    await expect(foreign.dropDatabase()).rejects.toEqual(UNAUTHORIZED);
    await expect(foreign.listCollections().toArray()).rejects.toEqual(UNAUTHORIZED);
    const write = { namespace: 'uno.cosas', name: 'insertOne' as const, document: {} };
    await expect(own.getClient().bulkWrite([write])).rejects.toMatchObject({ cause: UNAUTHORIZED });
  });

  it('cannot read on with the cursor of another', async () => {
    const jefe = await as('jefe', 'uno');
    await jefe.collection('muchas').insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
    const cursor = jefe.collection('muchas').find({}, { batchSize: 2 });
    await cursor.next();
    const getMore = { getMore: cursor.id, collection: 'muchas' };
    const dos = await as('dos');
    await expect(dos.getClient().db('uno').command(getMore)).rejects.toEqual(UNAUTHORIZED);
    await expect(dos.db!.command(getMore)).rejects.toEqual(UNAUTHORIZED);
    await cursor.close();
  });

  it.each([
    { listDatabases: 1 },
    { killAllSessions: [] },
    { configureFailPoint: 'failCommand', mode: 'off' },
    { getCmdLineOpts: 1 },
    { getLog: 'global' },
    { hostInfo: 1 },
  ])('does not get at the server with %j', async (command) => {
    const connection = await as('uno');
    await expect(connection.getClient().db('admin').command(command)).rejects.toEqual(UNAUTHORIZED);
    await expect(connection.db!.command(command)).rejects.toEqual(UNAUTHORIZED);
  });
});

it('a user with all databases sees them', async () => {
  const connection = await as('jefe');
  const { databases } = await connection.db!.admin().listDatabases({ nameOnly: true });
  expect(databases.map(({ name }) => name)).toContain('uno');
});

describe('on the wire', () => {
  const payload = (text: string) => Buffer.from(text);
  const start = { saslStart: 1, mechanism: 'SCRAM-SHA-256', $db: 'admin' };

  it.each([
    { ...start, payload: payload('y,,n=uno,r=abc') },
    { ...start, payload: payload('n,,n=uno') },
    { ...start, payload: payload('') },
    { ...start, payload: 'n,,n=uno,r=abc' },
    { ...start, mechanism: 'PLAIN', payload: payload('\0uno\0x') },
    { saslContinue: 1, conversationId: 1, payload: payload('c=biws,r=,p='), $db: 'admin' },
  ])('a malformed sign-in is refused: %j', async (command) => {
    const client = new WireClient(server.port);
    expect(await client.send(command)).toMatchObject({ ok: 0 });
    expect(await client.send({ find: 'cosas', $db: 'uno' })).toMatchObject({ ok: 0, code: 13 });
    client.close();
  });

  it('a wrong proof is refused, and does not say whether the user exists', async () => {
    const client = new WireClient(server.port);
    for (const user of ['uno', 'nadie']) {
      const salts = [];
      for (let n = 0; n < 2; n += 1) {
        const { payload: first } = await client.send({ ...start, payload: payload(`n,,n=${user},r=abc`) });
        const text = (first as { buffer: Buffer }).buffer.toString();
        salts.push(/s=([^,]+),i=15000$/.exec(text)?.[1]);
        const nonce = /r=([^,]+)/.exec(text)![1];
        const proof = Buffer.alloc(32, n).toString('base64');
        const last = payload(`c=biws,r=${nonce},p=${proof}`);
        const reply = await client.send({ saslContinue: 1, conversationId: 1, payload: last, $db: 'admin' });
        expect(reply).toMatchObject({ ok: 0, code: 18, codeName: 'AuthenticationFailed' });
      }
      expect(salts[0]).toBe(salts[1]);
    }
    expect(await client.send({ find: 'cosas', $db: 'uno' })).toMatchObject({ ok: 0, code: 13 });
    client.close();
  });
});
