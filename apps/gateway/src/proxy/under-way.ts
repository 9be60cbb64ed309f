import { Injectable } from '@nestjs/common';
import type { Servicio } from './routes';

/**
 * Questions to one service that wait for their answer. With more, each would wait seconds for its turn and most of
 * their askers would be gone by then; 300 people who all come back at once stay well below.
 */
export const MAX_PER_SERVICE = 512;

/** Counts what each service has been asked and has not begun to answer. */
@Injectable()
export class UnderWay {
  private readonly counts = new Map<Servicio, number>();

  /** What is to be called when the answer begins or nobody waits for it any more; null: there is too much already. */
  enter(servicio: Servicio): (() => void) | null {
    const count = this.counts.get(servicio) ?? 0;
    if (count >= MAX_PER_SERVICE) return null;
    this.counts.set(servicio, count + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.counts.set(servicio, this.counts.get(servicio)! - 1);
    };
  }
}
