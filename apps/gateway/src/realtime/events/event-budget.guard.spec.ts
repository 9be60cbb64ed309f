import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import type { LiveSocket } from '../live-socket';
import { EventBudgetGuard } from './event-budget.guard';
import { EventBudgets } from './event-budgets';

class FakeSocket {
  disconnected = false;

  disconnect(): void {
    this.disconnected = true;
  }
}

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

describe('EventBudgetGuard', () => {
  it('refuses a socket that sends too fast, and no other', () => {
    const guard = new EventBudgetGuard(new EventBudgets());
    const [hasty, calm] = [new FakeSocket(), new FakeSocket()];
    const refused = { name: 'DomainError', kind: 'tooMany' };
    expect(sendMany(guard, hasty, 50).at(-1)).toMatchObject(refused);
    expect(hasty.disconnected).toBe(false);
    expect(send(guard, calm)).toBe(true);
  });

  it('cuts off a socket that does not stop', () => {
    const guard = new EventBudgetGuard(new EventBudgets());
    const socket = new FakeSocket();
    sendMany(guard, socket, 500);
    expect(socket.disconnected).toBe(true);
  });

  it('counts what no guard sees in the same budget', () => {
    const budgets = new EventBudgets();
    const socket = new FakeSocket();
    for (let i = 0; i < 40; i += 1) budgets.spend(socket as unknown as LiveSocket);
    expect(() => send(new EventBudgetGuard(budgets), socket)).toThrow('Demasiadas peticiones');
  });
});
