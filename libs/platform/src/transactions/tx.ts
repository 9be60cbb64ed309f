import {
  idSchema,
  REVISAR_SUBJECT,
  versionSchema,
  type FactDefinition,
  type Revisar,
  type Room,
  type StateDefinition,
} from '@pmp/contracts/common';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import type { Write } from '../mongo/bulk-write';
import { currentActor, currentCorrelationId, currentToken } from '../telemetry/correlation';
import { tracing } from '../tracing/tracing';
import { nextOutboxId } from '../outbox/outbox-id';
import { TRACE_HEADER, type OutboxMessage, type OutboxRow } from '../outbox/outbox-row';

/** The broker accepts 1 MiB including headers. A larger message is refused here, as it could never leave the outbox. */
const MAX_MESSAGE_BYTES = 900_000;
/** Keeps a row well below MongoDB's 16 MB. */
const MAX_ROW_BYTES = 4_000_000;
const MAX_ROW_MESSAGES = 500;
/** The field that `expect` changes. */
const EXPECTED = 'esperado';
const ROOM_PATTERN = /^[\w-]+(\.[\w-]+)+$/;

/** A collection of the driver or of mongoose. */
interface Named {
  readonly name: string;
}

/** Collects the writes of one transaction and the messages that are sent if, and only if, it commits. */
export interface Writing {
  /**
   * Inserts after the work is done, in one command with the messages; until then this transaction cannot read the
   * document.
   */
  insert(collection: Named, document: object): void;
  /**
   * Changes one document, at the same moment as `insert`. If none matches, the whole transaction fails with
   * versionObsoleta.
   */
  update(collection: Named, filter: object, update: object): void;
  /**
   * If no document matches, the whole transaction fails with versionObsoleta. It counts up a field of the document that
   * nobody reads: an update that changes nothing writes nothing, and MongoDB would see no conflict with a transaction
   * that changes or deletes the document meanwhile.
   */
  expect(collection: Named, filter: object): void;
  /** Reports that something happened (HECHOS). */
  fact<T extends z.ZodType>(def: FactDefinition<T>, datos: z.input<T>): void;
  /**
   * Publishes the current state of the entity (ESTADO). `datos` null: it was deleted, and `version` is one above its
   * last.
   */
  state<T extends z.ZodType>(
    def: StateDefinition<T>,
    id: string,
    version: number,
    datos: z.input<T> | null,
  ): void;
  /** A socket event for everybody in a room; dropped when nobody listens, and after a minute without the broker. */
  live(room: Room, evento: string, datos: unknown): void;
  /** Asks the socket edge to check again which rooms these people may stay in. */
  recheckRooms(datos: Revisar): void;
  /** Calls the listener when a transaction with this has committed or failed, before the caller gets its result. */
  once(event: 'ended', listener: () => void): void;
}

/** One open transaction. */
export interface Tx extends Writing {
  readonly session: ClientSession;
  /**
   * Of two transactions that take the same turn before they count something, the second counts what the first has
   * written. `whose`: of each person, project … another turn; few enough share one that none is held up for long, and
   * nobody's name stays behind.
   */
  takeTurn(what: string, whose?: string): Promise<void>;
}

/** One that is made of steps. */
export interface StepTx extends Tx {
  /** Writes what has been collected until now, so that the next step reads it. */
  flush(): Promise<void>;
}

type Message = Omit<OutboxMessage, 'id' | 'cuerpo'> & { datos: object };

export class Draft implements Writing {
  readonly writes: Write[] = [];
  private readonly messages: Message[] = [];
  private readonly listeners: (() => void)[] = [];

  insert({ name }: Named, document: object): void {
    this.writes.push({ collection: name, document });
  }

  update({ name }: Named, filter: object, update: object): void {
    this.writes.push({ collection: name, filter, update });
  }

  expect({ name }: Named, filter: object): void {
    const update = { $inc: { [EXPECTED]: 1 } };
    this.writes.push({ collection: name, filter, update, expectation: true });
  }

  fact<T extends z.ZodType>(def: FactDefinition<T>, datos: z.input<T>): void {
    this.messages.push({
      canal: 'hecho',
      subject: def.subject,
      ...trace(),
      datos: { ...envelope(), datos: def.datos.parse(datos) },
    });
  }

  state<T extends z.ZodType>(
    def: StateDefinition<T>,
    id: string,
    version: number,
    datos: z.input<T> | null,
  ): void {
    idSchema.parse(id);
    versionSchema.parse(version);
    this.messages.push({
      canal: 'estado',
      subject: `${def.subject}.${id}`,
      version,
      ...trace(),
      datos: { ...envelope(), _id: id, version, datos: datos === null ? null : def.datos.parse(datos) },
    });
  }

  live(room: Room, evento: string, datos: unknown): void {
    // The client library of the broker refuses any other subject, and the row could then never leave the outbox.
    if (!ROOM_PATTERN.test(room)) throw new Error(`invalid room: ${room}`);
    this.messages.push({ canal: 'vivo', subject: `vivo.${room}`, datos: { evento, datos } });
  }

  recheckRooms(datos: Revisar): void {
    this.messages.push({ canal: 'vivo', subject: REVISAR_SUBJECT, datos });
  }

  once(_event: 'ended', listener: () => void): void {
    this.listeners.push(listener);
  }

  end(): void {
    for (const listener of this.listeners) listener();
  }

  /** Assigns the ids right before the commit, so that rows sort in the order of their commits. */
  seal(): OutboxRow[] {
    const rows: OutboxRow[] = [];
    let bytes = 0;
    for (const { datos, ...message } of this.messages) {
      let row = rows.at(-1);
      if (!row || row.mensajes.length === MAX_ROW_MESSAGES || bytes > MAX_ROW_BYTES) {
        row = { _id: nextOutboxId(), mensajes: [], createdAt: new Date() };
        rows.push(row);
        bytes = 0;
      }
      const id = `${row._id.toHexString()}:${row.mensajes.length}`;
      const cuerpo = JSON.stringify(message.canal === 'vivo' ? datos : { id, ...datos });
      if (Buffer.byteLength(cuerpo) > MAX_MESSAGE_BYTES)
        throw new Error(`${message.subject}: message too large`);
      bytes += cuerpo.length;
      row.mensajes.push({ ...message, id, cuerpo });
    }
    return rows;
  }
}

function trace(): Pick<OutboxMessage, 'traza'> {
  const found: Pick<OutboxMessage, 'traza'> = {};
  tracing()?.inject((name, value) => {
    if (name === TRACE_HEADER) found.traza = value;
  });
  return found;
}

const envelope = () => ({
  ocurrido: new Date().toISOString(),
  correlacion: currentCorrelationId(),
  actor: currentActor(),
  token: currentToken(),
});
