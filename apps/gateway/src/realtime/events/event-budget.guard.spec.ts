import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import type { SharedCounts } from '../../seguridad/shared-counts';
import type { LiveSocket } from '../live-socket';
import { EventBudgetGuard } from './event-budget.guard';
import { EventBudgets } from './event-budgets';

class FakeSocket {
  disconnected = false;
  readonly data: { usuario: string };

  constructor(usuario = 'ana') {
    this.data = { usuario };
  }

  disconnect(): void {
    this.disconnected = true;
  }
}

const alone = { onOthers: () => undefined, add: () => undefined } as unknown as SharedCounts;
const budgetsAlone = () => new EventBudgets(alone);

const send = (guard: EventBudgetGuard, socket: FakeSocket): boolean =>
  guard.canActivate({ switchToWs: () => ({ getClient: () => socket }) } as unknown as ExecutionContext);

const sendMany = (guard: EventBudgetGuard, socket: FakeSocket, times: number): unknown[] =>
  Array.from({ length: times }, () => {
    try {
      return send(guard, socket);
    } catch (error) {
      return error;
    }
  });

// On a busy machine the budget would refill while it is spent.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(1_000));
afterEach(() => void jest.restoreAllMocks());

describe('EventBudgetGuard', () => {
  it('refuses a person who sends too fast on every socket, and nobody else', () => {
    const guard = new EventBudgetGuard(budgetsAlone());
    const [hasty, again, calm] = [new FakeSocket(), new FakeSocket(), new FakeSocket('luis')];
    const refused = { name: 'DomainError', kind: 'tooMany' };
    expect(sendMany(guard, hasty, 450).at(-1)).toMatchObject(refused);
    expect(hasty.disconnected).toBe(false);
    expect(sendMany(guard, again, 1)[0]).toMatchObject(refused);
    expect(send(guard, calm)).toBe(true);
  });

  it('cuts off a socket that does not stop', () => {
    const guard = new EventBudgetGuard(budgetsAlone());
    const socket = new FakeSocket();
    sendMany(guard, socket, 4_000);
    expect(socket.disconnected).toBe(true);
  });

  it('counts what no guard sees in the same budget', () => {
    const budgets = budgetsAlone();
    const socket = new FakeSocket();
    for (let i = 0; i < 400; i += 1) budgets.spend(socket as unknown as LiveSocket);
    expect(() => send(new EventBudgetGuard(budgets), socket)).toThrow('Demasiadas peticiones');
  });
});
