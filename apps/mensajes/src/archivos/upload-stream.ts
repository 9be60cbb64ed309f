import { erroresMensajes } from '@pmp/contracts/mensajes';
import { DomainError } from '@pmp/platform';
import { Readable, Transform, pipeline } from 'node:stream';
import { HEAD_BYTES } from './file-kind.rules';

/** The same bytes; fails as soon as there are more than `max`. */
export function limited(bytes: Readable, max: number): Readable {
  let seen = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > max) done(new DomainError(erroresMensajes.archivoDemasiadoGrande));
      else done(null, chunk);
    },
  });
  return pipeline(bytes, counter, () => undefined);
}

/** Reads just enough of the beginning; `stream` still gives all of it. */
export async function headed(bytes: Readable): Promise<{ head: Buffer; stream: Readable }> {
  const iterator = bytes[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  const first: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await iterator.next();
    if (next.done) break;
    first.push(next.value);
    length += next.value.length;
  }
  async function* all() {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: Buffer.concat(first), stream: Readable.from(all(), { objectMode: false }) };
}
