import { Injectable } from '@nestjs/common';
import type { Servicio } from './routes';

/** At most this many requests wait for one service's answer. */
export const MAX_PER_SERVICE = 512;
/** This many may wait however slow the answers are: a model thinks for a minute. */
export const FEW = 64;
/** A service whose answers take longer gets no more than those few: people give up when they wait longer. */
const SLOW_MS = 2_000;
/** Weight of the newest answer in the moving average. */
const NEWEST = 0.1;

interface Queue {
  count: number;
  /** Moving average of the milliseconds to the first byte. */
  answerMs: number;
}

/** Counts the requests that each service has received and not begun to answer. */
@Injectable()
export class UnderWay {
  private readonly queues = new Map<Servicio, Queue>();

  /**
   * Counts a request. Call the returned function when the answer begins or nobody waits for it any more. Null: too many
   * are waiting already.
   */
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
