import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SharedCounts } from '../../seguridad/shared-counts';
import type { LiveSocket } from '../live-socket';
import { EventBudget } from './event-budget';

const MAX_PEOPLE = 10_000;
const LIMIT = 'eventos';

/** What each person may still send, whatever the number of their sockets and the gateway they are at. */
@Injectable()
export class EventBudgets {
  private readonly budgets = new LRUCache<string, EventBudget>({ max: MAX_PEOPLE });

  constructor(private readonly shared: SharedCounts) {
    shared.onOthers(LIMIT, (usuario, events) => this.of(usuario).charge(events, Date.now()));
  }

  /** False: the person sends too fast. A socket that goes on all the same is cut off. */
  spend(socket: LiveSocket): boolean {
    const { usuario } = socket.data;
    const verdict = this.of(usuario).spend(Date.now());
    if (verdict === 'allowed') this.shared.add(LIMIT, usuario);
    if (verdict === 'flood') socket.disconnect(true);
    return verdict === 'allowed';
  }

  private of(usuario: string): EventBudget {
    const budget = this.budgets.get(usuario) ?? new EventBudget(Date.now());
    this.budgets.set(usuario, budget);
    return budget;
  }
}
