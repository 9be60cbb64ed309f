import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { DESDE_HEADER, RECARGAR_SUBJECT, REVISAR_SUBJECT } from '@pmp/contracts/common';
import type { EventBus, LiveBus } from '../bus/event-bus';
import { Types } from 'mongoose';
import type { Outbox } from './outbox';
import { nextOutboxId } from './outbox-id';
import type { OutboxRow } from './outbox-row';
import { OutboxSender } from './outbox-sender';
import type { RelayLease } from './relay-lease';
import type { MsgHdrs } from '@nats-io/transport-node';

let sent: string[];
let desde: (string | undefined)[];
let acknowledge: () => Promise<void>;

const live = {
  client: {
    publish: (subject: string) => {
      sent.push(subject);
      return acknowledge();
    },
  },
  connection: {
    publish: (subject: string, _body?: string, { headers }: { headers?: MsgHdrs } = {}) => {
      sent.push(subject);
      if (subject === REVISAR_SUBJECT) desde.push(headers?.get(DESDE_HEADER));
    },
  },
  manager: {},
} as unknown as LiveBus;

const sender = () =>
  new OutboxSender(
    { discard: () => undefined } as unknown as Outbox,
    { held: true } as unknown as RelayLease,
    { subject: (subject: string) => subject, stream: (name: string) => name } as unknown as EventBus,
    { debug: () => undefined } as never,
  );

const MINUTES_2 = 120_000;

const row = (en = Date.now()): OutboxRow => ({
  _id: idAt(en),
  createdAt: new Date(),
  mensajes: [
    { canal: 'hecho', subject: 'hecho.cosa', id: '1', cuerpo: '{}' },
    { canal: 'vivo', subject: REVISAR_SUBJECT, id: '2', cuerpo: '{}' },
    { canal: 'vivo', subject: 'vivo.proyecto.x', id: '3', cuerpo: '{}' },
  ],
});

/** The id of a row that was written then. */
function idAt(ms: number): Types.ObjectId {
  const later = nextOutboxId().toHexString().slice(12);
  return new Types.ObjectId(ms.toString(16).padStart(12, '0') + later);
}

beforeEach(() => {
  sent = [];
  desde = [];
  acknowledge = () => Promise.resolve();
});

describe('socket events', () => {
  it('are sent right after their facts, except the recheck of rooms, which waits until these are stored', async () => {
    let store = (): void => undefined;
    acknowledge = () => new Promise((resolve) => (store = resolve));
    const sending = sender().send(live, [row()], 0);
    await eventually(() => expect(sent).toEqual(['hecho.cosa', 'vivo.proyecto.x']));
    store();
    expect(await sending).toBe(true);
    expect(sent.at(-1)).toBe(REVISAR_SUBJECT);
  });

  it('are sent once, however often their facts are sent', async () => {
    const [one, again] = [row(), sender()];
    acknowledge = () => Promise.reject(new Error('no answer'));
    expect(await again.send(live, [one], 0)).toBe(false);
    acknowledge = () => Promise.resolve();
    expect(await again.send(live, [one], 0)).toBe(true);
    expect(sent).toEqual(['hecho.cosa', 'vivo.proyecto.x', 'hecho.cosa', REVISAR_SUBJECT]);
  });

  it('are sent again after a break, in which they may have been lost', async () => {
    const [one, again] = [row(), sender()];
    acknowledge = () => Promise.reject(new Error('no answer'));
    expect(await again.send(live, [one], 0)).toBe(false);
    sent = [];
    acknowledge = () => Promise.resolve();
    expect(await again.send({ ...live }, [one], 0)).toBe(true);
    expect(sent).toEqual(['hecho.cosa', 'vivo.proyecto.x', REVISAR_SUBJECT]);
  });

  it('that are a minute old are replaced by one request to fetch again; rooms are rechecked all the same', async () => {
    const en = Date.now() - MINUTES_2;
    expect(await sender().send(live, [row(en), row(en + 1)], 0)).toBe(true);
    expect(sent).toEqual(['hecho.cosa', 'hecho.cosa', REVISAR_SUBJECT, REVISAR_SUBJECT, RECARGAR_SUBJECT]);
    expect(desde).toEqual([String(en), String(en + 1)]);
  });
});
