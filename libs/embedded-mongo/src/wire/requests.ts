import { MongoError } from '../errors.ts';
import type { Doc } from '../values/bson/document.ts';
import { decode } from '../values/bson/document.ts';

export const OP_REPLY = 1;
export const OP_QUERY = 2004;
export const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

export interface Request {
  requestId: number;
  opCode: number;
  /** The reason: its BSON cannot be read, as when it is nested too deep. */
  command: Doc | MongoError;
  expectsReply: boolean;
}

export function parseRequest(frame: Buffer): Request {
  const requestId = frame.readInt32LE(4);
  const opCode = frame.readInt32LE(12);
  if (opCode === OP_MSG) {
    const flags = frame.readUInt32LE(16);
    const command = readable(() => parseMsg(frame, flags));
    return { requestId, opCode, command, expectsReply: (flags & MORE_TO_COME) === 0 };
  }
  if (opCode === OP_QUERY)
    return { requestId, opCode, command: readable(() => parseQuery(frame)), expectsReply: true };
  throw new RangeError(`unsupported opcode ${opCode}`);
}

/** Like MongoDB, answers what cannot be read: a closed connection would look like a server that has gone. */
function readable(read: () => Doc): Doc | MongoError {
  try {
    return read();
  } catch (error) {
    if (error instanceof MongoError) return error;
    throw error;
  }
}

function parseMsg(frame: Buffer, flags: number): Doc {
  const end = flags & CHECKSUM_PRESENT ? frame.length - 4 : frame.length;
  let offset = 20;
  let command: Doc = {};
  const sequences: [string, Doc[]][] = [];
  while (offset < end) {
    const kind = frame[offset++];
    const length = frame.readInt32LE(offset);
    const section = frame.subarray(offset, offset + length);
    if (kind === 0) command = decode(section);
    else if (kind === 1) sequences.push(parseSequence(section));
    else throw new RangeError(`unknown section kind ${kind}`);
    offset += length;
  }
  for (const [name, documents] of sequences) command[name] = documents;
  return command;
}

function parseSequence(section: Buffer): [string, Doc[]] {
  const nameEnd = section.indexOf(0, 4);
  const documents: Doc[] = [];
  let offset = nameEnd + 1;
  while (offset < section.length) {
    const length = section.readInt32LE(offset);
    documents.push(decode(section.subarray(offset, offset + length)));
    offset += length;
  }
  return [section.toString('utf8', 4, nameEnd), documents];
}

/** Drivers open a connection with a legacy `hello`, whose `<db>.$cmd` names the database. */
function parseQuery(frame: Buffer): Doc {
  const nameEnd = frame.indexOf(0, 20);
  const namespace = frame.toString('utf8', 20, nameEnd);
  const start = nameEnd + 9;
  const command = decode(frame.subarray(start, start + frame.readInt32LE(start)));
  command['$db'] = namespace.slice(0, namespace.indexOf('.'));
  return command;
}
