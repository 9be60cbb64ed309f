import { encode, type Doc } from '../values/bson/document.ts';
import { OP_MSG, OP_QUERY, OP_REPLY, type Request } from './requests.ts';

/** A document already in BSON: bytes, or the same bytes in a latin1 string (as records are kept). */
export type RawDocument = string | Uint8Array;

/** The reply of a cursor; separate from other replies, so that its documents are copied without encoding them again. */
export class CursorReply {
  readonly field: 'firstBatch' | 'nextBatch';
  readonly batch: RawDocument[];
  readonly cursorId: bigint;
  readonly namespace: string;

  constructor(field: 'firstBatch' | 'nextBatch', batch: RawDocument[], cursorId: bigint, namespace: string) {
    this.field = field;
    this.batch = batch;
    this.cursorId = cursorId;
    this.namespace = namespace;
  }
}

/** Bytes: the first reply to a retried write. */
export type Reply = Doc | CursorReply | Uint8Array;

const MSG_HEADER = 21;
const QUERY_HEADER = 36;
let lastRequestId = 0;

export function encodeMessage(request: Request, reply: Reply): Buffer {
  const headerLength = request.opCode === OP_QUERY ? QUERY_HEADER : MSG_HEADER;
  const message =
    reply instanceof CursorReply ? encodeCursorReply(reply, headerLength) : wrap(reply, headerLength);
  lastRequestId = (lastRequestId + 1) | 0;
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(lastRequestId, 4);
  message.writeInt32LE(request.requestId, 8);
  if (request.opCode === OP_QUERY) {
    message.writeInt32LE(OP_REPLY, 12);
    message.fill(0, 16, 32);
    message.writeInt32LE(1, 32);
  } else {
    message.writeInt32LE(OP_MSG, 12);
    message.writeInt32LE(0, 16);
    message[20] = 0;
  }
  return message;
}

function wrap(reply: Doc | Uint8Array, headerLength: number): Buffer {
  const body = reply instanceof Uint8Array ? reply : encode(reply);
  const message = Buffer.allocUnsafe(headerLength + body.length);
  message.set(body, headerLength);
  return message;
}

function encodeCursorReply(reply: CursorReply, headerLength: number): Buffer {
  const { field, batch, namespace } = reply;
  const namespaceLength = Buffer.byteLength(namespace);
  let arrayLength = 5;
  for (let i = 0; i < batch.length; i++) arrayLength += 2 + digits(i) + batch[i]!.length;
  const cursorLength = 4 + (field.length + 2) + arrayLength + 12 + (4 + 5 + namespaceLength) + 1;
  const bodyLength = 4 + 8 + cursorLength + 12 + 1;
  const out = Buffer.allocUnsafe(headerLength + bodyLength);
  let at = out.writeInt32LE(bodyLength, headerLength);
  at = writeName(out, at, 0x03, 'cursor');
  at = out.writeInt32LE(cursorLength, at);
  at = writeName(out, at, 0x04, field);
  at = out.writeInt32LE(arrayLength, at);
  for (let i = 0; i < batch.length; i++) {
    at = writeName(out, at, 0x03, `${i}`);
    at = writeRaw(out, at, batch[i]!);
  }
  out[at++] = 0;
  at = writeName(out, at, 0x12, 'id');
  at = out.writeBigInt64LE(reply.cursorId, at);
  at = writeName(out, at, 0x02, 'ns');
  at = out.writeInt32LE(namespaceLength + 1, at);
  at += out.write(namespace, at);
  out[at++] = 0;
  out[at++] = 0;
  at = writeName(out, at, 0x01, 'ok');
  at = out.writeDoubleLE(1, at);
  out[at] = 0;
  return out;
}

function digits(index: number): number {
  return index < 10 ? 1 : index < 100 ? 2 : index < 1000 ? 3 : `${index}`.length;
}

function writeName(out: Buffer, at: number, type: number, name: string): number {
  out[at] = type;
  const end = at + 1 + out.latin1Write(name, at + 1);
  out[end] = 0;
  return end + 1;
}

function writeRaw(out: Buffer, at: number, raw: RawDocument): number {
  if (typeof raw === 'string') return at + out.latin1Write(raw, at);
  out.set(raw, at);
  return at + raw.length;
}
