import type { ConsumerConfig, JetStreamClient, JetStreamManager, StreamConfig } from '@nats-io/jetstream';
import { headers as newHeaders } from '@nats-io/transport-node';
import { mongo } from 'mongoose';
import { splitDocuments } from '../archive/documents.ts';
import type { SavedMessage } from '../dump/dump-stream.ts';
import type { SavedConsumer, SavedStream } from '../archive/manifest.ts';
import type { Names } from '../archive/names.ts';

const IN_FLIGHT = 200;
const ACK_WAIT_MS = 10_000;
const MESSAGE_ID = 'Nats-Msg-Id';
/**
 * Message ids of this stream contain sequences of another one, which restart: a new dead letter would be taken for an
 * old one.
 */
const WITHOUT_IDS = 'MUERTOS';
/** Copies read all current states again, as in a new service; what they already have does not change. */
const WITH_CONSUMERS = 'HECHOS';

/** Publishes the saved messages again in order, and puts every consumer where it was. */
export class StreamLoad {
  private readonly saved: SavedStream;
  private readonly names: Names;
  private readonly manager: JetStreamManager;
  private readonly client: JetStreamClient;
  /** Consumers still to be positioned, the one furthest behind first. */
  private readonly consumers: SavedConsumer[];
  private inFlight: Promise<unknown>[] = [];

  constructor(saved: SavedStream, names: Names, manager: JetStreamManager) {
    this.saved = saved;
    this.names = names;
    this.manager = manager;
    this.client = manager.jetstream();
    const wanted = saved.nombre === WITH_CONSUMERS ? saved.consumidores : [];
    this.consumers = [...wanted].sort((a, b) => a.hasta - b.hasta);
  }

  private get stream(): string {
    return this.names.stream(this.saved.nombre);
  }

  async create(): Promise<void> {
    await this.manager.streams.add({
      ...(this.names.within(this.saved.config) as Partial<StreamConfig>),
      name: this.stream,
    } as StreamConfig);
  }

  async load(part: Buffer): Promise<void> {
    for (const document of splitDocuments(part)) {
      const message = mongo.BSON.deserialize(document, { promoteBuffers: true }) as SavedMessage;
      while (this.consumers[0] && this.consumers[0].hasta < message.seq) await this.settleNext();
      this.inFlight.push(this.publish(message));
      if (this.inFlight.length >= IN_FLIGHT) await this.acknowledged();
    }
  }

  async finish(): Promise<void> {
    while (this.consumers.length > 0) await this.settleNext();
    await this.acknowledged();
  }

  private publish({ asunto, cabeceras, cuerpo }: SavedMessage): Promise<unknown> {
    const headers = newHeaders();
    for (const [key, value] of Object.entries(cabeceras)) {
      if (key !== MESSAGE_ID || this.saved.nombre !== WITHOUT_IDS) headers.set(key, value);
    }
    return this.client.publish(this.names.subject(asunto), cuerpo, { headers, timeout: ACK_WAIT_MS });
  }

  private async acknowledged(): Promise<void> {
    await Promise.all(this.inFlight);
    this.inFlight = [];
  }

  /** Marks everything now in the stream as handled by this consumer, as it was when saved. */
  private async settleNext(): Promise<void> {
    const { config } = this.consumers.shift()!;
    await this.acknowledged();
    const created = await this.manager.consumers.add(
      this.stream,
      this.names.within(config) as unknown as ConsumerConfig,
    );
    const { deliver_subject = '', deliver_group = '' } = created.config;
    let left = created.num_pending + created.num_ack_pending;
    if (left === 0) return;
    const consumer = await this.client.consumers.getBoundPushConsumer({ deliver_subject, deliver_group });
    const messages = await consumer.consume();
    for await (const message of messages) {
      await message.ackAck();
      left -= 1;
      if (left === 0) break;
    }
    await messages.close();
  }
}
