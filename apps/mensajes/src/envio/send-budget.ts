import { LRUCache } from 'lru-cache';

/** Messages in one burst, and per second in the long run: far more than a person types. */
const BURST = 60;
const PER_SECOND = 20;
const MAX_PEOPLE = 10_000;

interface Bucket {
  level: number;
  updated: number;
}

/** Limits how many messages each person may send, over all their sockets and all gateways. */
export class SendBudget {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MAX_PEOPLE });

  /** Returns 0 if the message may be sent, else the seconds to wait. */
  spend(persona: string, now: number): number {
    const { level, updated } = this.buckets.get(persona) ?? { level: BURST, updated: now };
    const refilled = Math.min(BURST, level + ((now - updated) / 1000) * PER_SECOND);
    const left = refilled >= 1 ? refilled - 1 : refilled;
    this.buckets.set(persona, { level: left, updated: now });
    return refilled >= 1 ? 0 : (1 - refilled) / PER_SECOND;
  }
}
