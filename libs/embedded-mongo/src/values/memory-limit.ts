import { MongoError } from '../errors.ts';
import { isDoc, type Value } from './bson/doc.ts';

/** MongoDB's `internalQueryMaxBlockingSortMemoryUsageBytes`, and that of groups. */
const MAX_QUERY_BYTES = 100 * 1024 * 1024;

/** The memory of one stage that needs all its documents at once. This server never continues on disk. */
export class MemoryLimit {
  private used = 0;
  private readonly stage: string;

  constructor(stage: string) {
    this.stage = stage;
  }

  take(bytes: number): void {
    this.used += bytes;
    if (this.used <= MAX_QUERY_BYTES) return;
    throw new MongoError(
      292,
      'QueryExceededMemoryLimitNoDiskUseAllowed',
      `${this.stage} exceeded memory limit of ${MAX_QUERY_BYTES} bytes, and this server does not spill to disk: add a filter, a limit or an index`,
    );
  }
}

/** About how much memory a decoded value takes. */
export function sizeOf(value: Value): number {
  if (typeof value === 'string') return 24 + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (Array.isArray(value)) return value.reduce((sum: number, element) => sum + sizeOf(element as Value), 32);
  if (!isDoc(value)) return 48;
  let sum = 64;
  for (const name in value) sum += 16 + sizeOf(value[name]);
  return sum;
}
