import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform/edge';
import type { LiveSocket } from '../live-socket';
import { EventBudgets } from './event-budgets';

/** Refuses the events of a person who sends too fast. */
@Injectable()
export class EventBudgetGuard implements CanActivate {
  constructor(private readonly budgets: EventBudgets) {}

  canActivate(context: ExecutionContext): boolean {
    const socket = context.switchToWs().getClient<LiveSocket>();
    if (!this.budgets.spend(socket)) throw new DomainError(erroresComunes.demasiadasPeticiones);
    return true;
  }
}
