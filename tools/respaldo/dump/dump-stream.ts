import type { Consumer, JetStreamClient, JetStreamManager, JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { mongo } from 'mongoose';
import type { ArchiveWriter } from '../archive/archive-writer.ts';
import { DocumentsWriter } from '../archive/documents.ts';
import type { SavedConsumer, SavedStream } from '../archive/manifest.ts';
import type { Names } from '../archive/names.ts';

const BATCH = 500;
const FETCH_MS = 2_000;
/** How many fetches may return nothing although messages are expected: they were replaced, or the broker is slow. */
const MAX_SILENT = 5;
const IDLE_MS = 120_000;

/** A saved message; `asunto` is without the installation's prefix. */
export interface SavedMessage {
  asunto: string;
  seq: number;
  cabeceras: Record<string, string>;
  cuerpo: Uint8Array;
}

const headersOf = (message: JsMsg): Record<string, string> =>
  Object.fromEntries((message.headers?.keys() ?? []).map((key) => [key, message.headers!.get(key)]));

/** Reads a stream from its beginning, in order; each call continues up to the stream's current end. */
export class StreamDump {
  private readonly name: string;
  private readonly names: Names;
  private readonly manager: JetStreamManager;
  private readonly client: JetStreamClient;
  private readonly writer: DocumentsWriter;
  private consumer: Consumer | null = null;
  private read = 0;

  constructor(name: string, names: Names, manager: JetStreamManager, archive: ArchiveWriter) {
    this.name = name;
    this.names = names;
    this.manager = manager;
    this.client = manager.jetstream();
    this.writer = new DocumentsWriter(archive, `flujos/${name}`);
  }

  /** Reads everything now in the stream; messages published meanwhile may or may not be included. */
  async catchUp(): Promise<void> {
    const { state, config } = await this.manager.streams.info(this.names.stream(this.name));
    this.consumer ??= await this.open();
    for (let silent = 0; this.read < state.last_seq && silent < MAX_SILENT;) {
      const { num_pending } = await this.consumer.info();
      if (num_pending === 0) break;
      silent = (await this.fetch(this.consumer, num_pending)) ? 0 : silent + 1;
    }
    // Messages leave a stream by age, but never one without an age limit.
    if (config.max_age === 0 && this.writer.size < state.messages) {
      throw new Error(
        `el flujo ${this.name} no se ha podido leer entero: ${this.writer.size} de ${state.messages}`,
      );
    }
  }

  /** Read before the messages: a consumer that handles one in between gets it again, and recognizes it by its inbox. */
  async consumers(): Promise<SavedConsumer[]> {
    const consumers: SavedConsumer[] = [];
    for await (const info of this.manager.consumers.list(this.names.stream(this.name))) {
      if (!info.config.durable_name) continue;
      consumers.push({ config: this.names.without(info.config), hasta: info.ack_floor.stream_seq });
    }
    return consumers;
  }

  async finish(consumidores: SavedConsumer[]): Promise<SavedStream> {
    await this.consumer?.delete().catch(() => false);
    const { config } = await this.manager.streams.info(this.names.stream(this.name));
    const { max_age, max_msgs_per_subject, duplicate_window, subjects } = this.names.without(config);
    return {
      nombre: this.name,
      config: { max_age, max_msgs_per_subject, duplicate_window, subjects },
      consumidores,
      ...(await this.writer.finish()),
    };
  }

  private async open(): Promise<Consumer> {
    const stream = this.names.stream(this.name);
    const { name } = await this.manager.consumers.add(stream, {
      ack_policy: 'none',
      deliver_policy: 'all',
      mem_storage: true,
      inactive_threshold: nanos(IDLE_MS),
    });
    return this.client.consumers.get(stream, name);
  }

  private async fetch(consumer: Consumer, pending: number): Promise<boolean> {
    const before = this.read;
    const max_messages = Math.min(BATCH, pending);
    for await (const message of await consumer.fetch({ max_messages, expires: FETCH_MS })) {
      await this.save(message);
    }
    return this.read > before;
  }

  private async save(message: JsMsg): Promise<void> {
    if (message.seq <= this.read) return;
    this.read = message.seq;
    const saved: SavedMessage = {
      asunto: this.names.bare(message.subject),
      seq: message.seq,
      cabeceras: headersOf(message),
      cuerpo: message.data,
    };
    await this.writer.add(mongo.BSON.serialize(saved));
  }
}
