import type { ErrorSpec } from '@pmp/contracts/common';
import { Readable } from 'node:stream';
import { DomainError } from '../errors/domain-error';
import { HEAD_BYTES, kindOfHead } from './file-kind.rules';

export interface UploadLimits {
  maxBytes: number;
  tooLarge: ErrorSpec;
  /** Begins like nothing that is allowed. */
  notAllowed: ErrorSpec;
  empty: ErrorSpec;
}

export interface CheckedUpload {
  /** What its first bytes say. */
  kind: string;
  /** All of its bytes; fails as soon as they are too many. */
  content: Readable;
}

/** Reads no more than the head of a file as it arrives, and lets the rest through; nothing of it is kept here. */
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
