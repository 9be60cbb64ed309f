import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eventually } from '@pmp/testing';
import { change, envelope, Messaging } from '../../test/messaging';
import { newId } from '../../test/messaging-service';
import type { EventBus, LiveBus } from '../bus/event-bus';
import { FactJournal, type FactBatch, type FactSink } from './fact-journal';
import { FactPages, type FactPosition } from './fact-pages';

/** A reader that fails is retried after one second. */
const WITHIN = { within: 20_000 };
const SUBJECT = 'hecho.origen.cosa.hecha.v1';

/** Stands in for the database of the sink; a refused batch changes nothing in it. */
let kept: { position: FactPosition | null; ids: string[]; batches: FactBatch[] };
let refusals = 0;
let only: string | undefined;

@Injectable()
class Sink implements FactSink, OnModuleInit {
  readonly nombre = 'destino-todo';
  readonly servicio = only;

  constructor(private readonly journal: FactJournal) {}

  onModuleInit(): void {
    this.journal.follow(this);
  }

  position() {
    return Promise.resolve(kept.position);
  }

  append(batch: FactBatch) {
    if (refusals-- > 0) return Promise.reject(new Error('todavía no'));
    kept.ids.push(...batch.hechos.map(({ evento }) => evento?.id ?? 'ilegible'));
    kept.batches.push(batch);
    kept.position = batch.hasta;
    return Promise.resolve();
  }
}

let messaging: Messaging;

const startDestino = () => messaging.start({ servicio: 'destino', providers: [Sink] });
const publishAs = (subject: string, id: string) =>
  messaging.publish(subject, envelope(id, { _id: newId(), nombre: 'x' }));
const publish = async (...ids: string[]) => {
  for (const id of ids) await publishAs(SUBJECT, id);
};
const expectKept = (ids: string[]) => eventually(() => expect(kept.ids).toEqual(ids), WITHIN);

beforeEach(async () => {
  [kept, refusals, only] = [{ position: null, ids: [], batches: [] }, 0, undefined];
  messaging = await Messaging.create();
});
afterEach(() => messaging.dispose());

describe('the journal of facts', () => {
  it('passes on all facts in order, many per batch', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    for (let i = 0; i < 120; i++) await change(origen, newId(), 1);
    await startDestino();
    await eventually(() => expect(kept.ids).toHaveLength(120), WITHIN);
    expect(kept.ids).toEqual([...new Set(kept.ids)].toSorted());
    expect(kept.batches.length).toBeLessThan(10);
    expect(kept.batches[0]?.desde).toBeNull();
    expect(kept.batches[0]?.hechos[0]).toMatchObject({ asunto: SUBJECT, posicion: 1 });
  });

  it('offers refused facts again and passes on none twice', async () => {
    await startDestino();
    refusals = 2;
    await publish('a', 'b', 'c');
    await expectKept(['a', 'b', 'c']);
    await publish('d');
    await expectKept(['a', 'b', 'c', 'd']);
  });

  it('continues in another process where the first one stopped', async () => {
    const first = await startDestino();
    await startDestino();
    await publish('a', 'b');
    await expectKept(['a', 'b']);
    await messaging.close(first);
    await publish('c');
    await expectKept(['a', 'b', 'c']);
  });

  it('shows deleted facts as gaps in the positions and marks unreadable messages', async () => {
    const first = await startDestino();
    await publish('a');
    await expectKept(['a']);
    await messaging.close(first);
    await publish('b', 'c');
    await messaging.publish(SUBJECT, '{no es json');
    await (await messaging.manager()).streams.deleteMessage('prueba_HECHOS', 2);
    await startDestino();
    await expectKept(['a', 'c', 'ilegible']);
    expect(kept.batches.flatMap(({ hechos }) => hechos.map(({ posicion }) => posicion))).toEqual([1, 3, 4]);
  });

  it('passes on those of one service to whoever wants no others', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    only = 'origen';
    await startDestino();
    await publishAs('hecho.otro.cosa.hecha.v1', 'ajeno');
    await change(origen, newId(), 1);
    await eventually(() => expect(kept.ids).toHaveLength(1), WITHIN);
    expect(kept.batches.flatMap(({ hechos }) => hechos.map(({ asunto }) => asunto))).toEqual([SUBJECT]);
  });

  it('starts from the beginning of a stream that was created anew', async () => {
    await startDestino();
    await publish('a', 'b');
    await expectKept(['a', 'b']);
    await (await messaging.manager()).streams.delete('prueba_HECHOS');
    await messaging.broker.kill();
    await messaging.broker.start();
    await publish('c');
    await expectKept(['a', 'b', 'c']);
    expect(kept.batches.at(-1)?.hasta.flujo).not.toBe(kept.batches[0]?.hasta.flujo);
  });
});

/** A broker whose fetches, like those of a real one, last until they have got what they asked for. */
function brokerWith(facts: string[]): LiveBus {
  let seq = 0;
  const next = () => ({
    subject: facts[seq],
    data: new Uint8Array(),
    seq: ++seq,
    info: { deliverySequence: seq, pending: facts.length - seq },
  });
  async function* coming(count: number) {
    for (let n = 0; n < count; n += 1) {
      if (seq === facts.length) await new Promise(() => undefined);
      yield next();
    }
  }
  const consumer = {
    fetch: ({ max_messages }: { max_messages: number }) => Promise.resolve(coming(max_messages)),
    info: () => Promise.resolve({ num_pending: facts.length - seq }),
  };
  const streams = { info: () => Promise.resolve({ created: 'A', state: { last_seq: facts.length } }) };
  const consumers = { add: () => Promise.resolve({ name: 'x' }), get: () => Promise.resolve(consumer) };
  return { manager: { streams, consumers }, client: { consumers } } as unknown as LiveBus;
}

describe('a page of facts', () => {
  it.each([1, 2, 30])(
    'of %i is complete when nothing more has come, and waits for no others',
    async (count) => {
      const facts = Array.from({ length: count }, (_, i) => `hecho ${i}`);
      const bus = { stream: (name: string) => name } as EventBus;
      const pages = await FactPages.open(brokerWith(facts), bus, null);
      const { mensajes, hasta } = await pages.next();
      expect(mensajes.map(({ subject }) => subject)).toEqual(facts);
      expect(hasta).toEqual({ flujo: 'A', posicion: count });
    },
  );
});
