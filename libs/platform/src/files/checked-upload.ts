import type { ErrorSpec } from '@pmp/contracts/common';
import { Readable } from 'node:stream';
import { DomainError } from '../errors/domain-error';
import { HEAD_BYTES, kindOfHead } from './file-kind.rules';

export interface UploadLimits {
  maxBytes: number;
  tooLarge: ErrorSpec;
  /** The error if the beginning matches no allowed kind. */
  notAllowed: ErrorSpec;
  empty: ErrorSpec;
}

export interface CheckedUpload {
  /** The kind that its first bytes show. */
  kind: string;
  /** The whole content; the stream fails as soon as the size limit is passed. */
  content: Readable;
}

/** Reads only the head of an arriving file and passes the rest through without buffering it. */
export async function checkedUpload(bytes: Readable, limits: UploadLimits): Promise<CheckedUpload> {
  const iterator = bytes[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  const first: Buffer[] = [];
  let size = 0;
  const counted = (chunk: Buffer): Buffer => {
    size += chunk.length;
    if (size > limits.maxBytes) throw new DomainError(limits.tooLarge);
    return chunk;
  };
  while (size < HEAD_BYTES) {
    const next = await iterator.next();
    if (next.done) break;
    first.push(counted(next.value));
  }
  const kind = kindOfHead(Buffer.concat(first));
  if (kind === null) {
    await iterator.return?.();
    throw new DomainError(size === 0 ? limits.empty : limits.notAllowed);
  }
  async function* content() {
    yield* first;
    for await (const chunk of { [Symbol.asyncIterator]: () => iterator }) yield counted(chunk);
  }
  return { kind, content: Readable.from(content(), { objectMode: false }) };
}
