import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { newId, testBroker, type TestBroker } from '@pmp/testing';
import { randomBytes } from 'node:crypto';
import { fromLines, Offer, pull, toLines } from './chunks';

let broker: TestBroker;
let here: NatsConnection;
let there: NatsConnection;

beforeAll(async () => {
  broker = await testBroker();
  [here, there] = await Promise.all([connect({ servers: broker.url }), connect({ servers: broker.url })]);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await broker.dispose();
});

const gathered = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer[]> => {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(Buffer.from(chunk));
  return all;
};

async function* some<T>(...things: T[]): AsyncGenerator<T> {
  for (const thing of things) yield await Promise.resolve(thing);
}

describe('bytes that one side offers and the other asks for', () => {
  it('arrive as they are, in pieces that fit in a message, as often as they are asked for', async () => {
    const bytes = randomBytes(1_700_000);
    const subject = `paquete.${newId()}`;
    const offer = await Offer.open(here, subject, () => some(bytes.subarray(0, 10), bytes.subarray(10)));
    for (let time = 0; time < 2; time += 1) {
      const chunks = await gathered(pull(there, subject));
      expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
      expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(1_000_000);
    }
    offer.close();
    // The broker has to know it first: a question that overtakes the end is delivered, and waits for nobody's answer.
    await here.flush();
    await expect(gathered(pull(there, subject))).rejects.toThrow();
  });

  it('end with what went wrong there', async () => {
    const subject = `paquete.${newId()}`;
    const offer = await Offer.open(here, subject, async function* () {
      yield Buffer.from('algo');
      throw new Error('el proyecto ya no está');
    });
    await expect(gathered(pull(there, subject))).rejects.toThrow('el proyecto ya no está');
    offer.close();
  });

  it('are lines again wherever they were cut', async () => {
    const things = [{ a: 'ñandú' }, { b: 'x'.repeat(50) }, { c: null }];
    const [...bytes] = Buffer.concat(await gathered(toLines(some(...things))));
    const cut = some(...bytes.map((byte) => Uint8Array.of(byte)));
    const read: unknown[] = [];
    for await (const thing of fromLines(cut)) read.push(thing);
    expect(read).toEqual(things);
  });
});
