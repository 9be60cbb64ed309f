import { Injectable } from '@nestjs/common';
import type { Servicio } from './routes';

/** Questions to one service that wait for their answer: never more than this. */
export const MAX_PER_SERVICE = 512;
/** So many may wait however slow the answers are: a model thinks for a minute. */
export const FEW = 64;
/** Above those few, a service whose answers take longer is asked no more: whoever waits longer goes away. */
const SLOW_MS = 2_000;
/** Weight of the newest answer in how long answers take. */
const NEWEST = 0.1;

interface Queue {
  count: number;
  /** Milliseconds to the first byte of an answer, of late. */
  answerMs: number;
}

/** Counts what each service has been asked and has not begun to answer. */
@Injectable()
export class UnderWay {
  private readonly queues = new Map<Servicio, Queue>();

  /** What is to be called when the answer begins or nobody waits for it any more; null: there is too much already. */
  enter(servicio: Servicio, now = performance.now()): ((at?: number) => void) | null {
    const queue = this.queueOf(servicio);
    if (queue.count >= (queue.answerMs > SLOW_MS ? FEW : MAX_PER_SERVICE)) return null;
    queue.count += 1;
    let left = false;
    return (at = performance.now()) => {
      if (left) return;
      left = true;
      queue.count -= 1;
      queue.answerMs += (at - now - queue.answerMs) * NEWEST;
    };
  }

  private queueOf(servicio: Servicio): Queue {
    const known = this.queues.get(servicio);
    if (known) return known;
    const queue: Queue = { count: 0, answerMs: 0 };
    this.queues.set(servicio, queue);
    return queue;
  }
}
