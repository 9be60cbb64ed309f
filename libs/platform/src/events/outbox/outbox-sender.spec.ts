import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { REVISAR_SUBJECT } from '@pmp/contracts/common';
import type { EventBus, LiveBus } from '../event-bus';
import type { Outbox } from './outbox';
import { nextOutboxId } from './outbox-id';
import type { OutboxRow } from './outbox-row';
import { OutboxSender } from './outbox-sender';
import type { RelayLease } from './relay-lease';

let sent: string[];
let acknowledge: () => Promise<void>;

const live = {
  client: {
    publish: (subject: string) => {
      sent.push(subject);
      return acknowledge();
    },
  },
  connection: { publish: (subject: string) => void sent.push(subject) },
  manager: {},
} as unknown as LiveBus;

const sender = () =>
  new OutboxSender(
    { discard: () => undefined } as unknown as Outbox,
    { held: true } as unknown as RelayLease,
    { subject: (subject: string) => subject, stream: (name: string) => name } as unknown as EventBus,
    { debug: () => undefined } as never,
  );

const row = (): OutboxRow => ({
  _id: nextOutboxId(),
  createdAt: new Date(),
  mensajes: [
    { canal: 'hecho', subject: 'hecho.cosa', id: '1', cuerpo: '{}' },
    { canal: 'vivo', subject: REVISAR_SUBJECT, id: '2', cuerpo: '{}' },
    { canal: 'vivo', subject: 'vivo.proyecto.x', id: '3', cuerpo: '{}' },
  ],
});

beforeEach(() => {
  sent = [];
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
});
