import { Types } from 'mongoose';
import { randomBytes } from 'node:crypto';

const SEQUENCE_LIMIT = 0x1_0000;
const process4 = randomBytes(4);
let lastMs = 0;
let sequence = 0;

/**
 * Sorts in the order of creation: milliseconds (6 bytes), a counter within them (2) and the process (4). ObjectIds made
 * by the driver in two processes within one second sort at random, so that a version could come after its successor.
 */
export function nextOutboxId(now = Date.now()): Types.ObjectId {
  if (now > lastMs) {
    lastMs = now;
    sequence = 0;
  } else if (++sequence === SEQUENCE_LIMIT) {
    lastMs += 1;
    sequence = 0;
  }
  const bytes = new Uint8Array(12);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(lastMs / 0x1_0000_0000));
  view.setUint32(2, lastMs % 0x1_0000_0000);
  view.setUint16(6, sequence);
  bytes.set(process4, 8);
  return new Types.ObjectId(bytes);
}

/** Milliseconds since 1970, by the clock of the writing process. */
export const outboxTime = (id: Types.ObjectId): number => Number.parseInt(id.toHexString().slice(0, 12), 16);
