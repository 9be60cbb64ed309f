import { Injectable } from '@nestjs/common';
import type { LiveSocket } from '../live-socket';
import { EventBudget } from './event-budget';

/** What each open socket may still send. */
@Injectable()
export class EventBudgets {
  private readonly budgets = new WeakMap<LiveSocket, EventBudget>();

  /** False: the socket sends too fast. One that goes on all the same is cut off. */
  spend(socket: LiveSocket): boolean {
    const now = Date.now();
    const budget = this.budgets.get(socket) ?? new EventBudget(now);
    this.budgets.set(socket, budget);
    const verdict = budget.spend(now);
    if (verdict === 'flood') socket.disconnect(true);
    return verdict === 'allowed';
  }
}
