import { headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';

/** A message of the broker holds 1 MiB. */
const CHUNK_BYTES = 512 * 1024;
/** Whoever waits for a chunk hears this often that it is still being made … */
const PULSE_MS = 3_000;
/** … and takes the other side for dead when nothing is heard for this long. */
const SILENCE_MS = 20_000;
/** Nobody has asked for this long: nobody will. */
const IDLE_MS = 60_000;
const END_HEADER = 'Fin';
const ERROR_HEADER = 'Error';

interface Ask {
  /** One run through what is asked for, from its beginning. */
  vez: string;
  que: unknown;
}

type Chunks = AsyncIterator<Uint8Array, void>;
interface Run {
  chunks: Chunks;
  next: Promise<IteratorResult<Uint8Array, void>> | null;
}

const wait = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });

/** The same bytes in pieces that fit in a message. */
async function* inPieces(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let gathered: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of source)
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const piece = bytes.subarray(at, at + CHUNK_BYTES);
      if (length + piece.length > CHUNK_BYTES) {
        yield Buffer.concat(gathered);
        gathered = [];
        length = 0;
      }
      gathered.push(piece);
      length += piece.length;
    }
  if (length > 0) yield Buffer.concat(gathered);
}

/**
 * Gives bytes to whoever asks for them on this subject, a chunk for each question: the next question says that the chunk
 * has arrived. Ends when `close` is called, or when nobody has asked for a minute.
 */
export class Offer {
  private readonly runs = new Map<string, Run>();
  private readonly source: (que: unknown) => AsyncIterable<Uint8Array>;
  private readonly subscription;
  private idle: NodeJS.Timeout;

  private constructor(connection: NatsConnection, subject: string, source: Offer['source']) {
    this.source = source;
    this.subscription = connection.subscribe(subject, {
      callback: (error, message) => {
        if (!error) void this.answer(message);
      },
    });
    this.idle = this.closeLater();
  }

  /** Resolves once questions arrive. */
  static async open(connection: NatsConnection, subject: string, source: Offer['source']): Promise<Offer> {
    const offer = new Offer(connection, subject, source);
    await connection.flush();
    return offer;
  }

  close(): void {
    clearTimeout(this.idle);
    this.subscription.unsubscribe();
    for (const { chunks } of this.runs.values()) void chunks.return?.();
    this.runs.clear();
  }

  private closeLater(): NodeJS.Timeout {
    return setTimeout(() => this.close(), IDLE_MS).unref();
  }

  private async answer(message: Msg): Promise<void> {
    clearTimeout(this.idle);
    const { vez, que } = message.json<Ask>();
    const fields = headers();
    let chunk: Uint8Array = Buffer.alloc(0);
    try {
      const run = this.runs.get(vez) ?? { chunks: inPieces(this.source(que)), next: null };
      this.runs.set(vez, run);
      run.next ??= run.chunks.next();
      const got = await Promise.race([run.next, wait(PULSE_MS)]);
      if (got) run.next = null;
      if (got?.value) chunk = got.value;
      if (got?.done) fields.set(END_HEADER, '1');
      if (got?.done) this.runs.delete(vez);
    } catch (error) {
      this.runs.delete(vez);
      fields.set(ERROR_HEADER, encodeURIComponent(error instanceof Error ? error.message : String(error)));
    }
    message.respond(chunk, { headers: fields });
    clearTimeout(this.idle);
    this.idle = this.closeLater();
  }
}

/** Asks whoever offers on this subject for `que`, chunk by chunk; throws what went wrong there. */
export async function* pull(
  connection: NatsConnection,
  subject: string,
  que: unknown = null,
): AsyncGenerator<Uint8Array, void> {
  const ask = JSON.stringify({ vez: randomUUID(), que } satisfies Ask);
  for (;;) {
    const reply = await connection.request(subject, ask, { timeout: SILENCE_MS });
    const error = reply.headers?.get(ERROR_HEADER);
    if (error) throw new Error(decodeURIComponent(error));
    if (reply.data.length > 0) yield reply.data;
    if (reply.headers?.get(END_HEADER)) return;
  }
}

/** One line of JSON for each thing. */
export async function* toLines(things: AsyncIterable<unknown>): AsyncGenerator<Uint8Array, void> {
  for await (const thing of things) yield Buffer.from(`${JSON.stringify(thing)}\n`);
}

const NEWLINE = 10;

/** What `toLines` has written. */
export async function* fromLines<T>(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<T, void> {
  let rest: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      rest.push(chunk.subarray(from, end));
      yield JSON.parse(Buffer.concat(rest).toString('utf8')) as T;
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
}
