import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { SlowBodies } from './slow-bodies';

class Arriving extends EventEmitter {
  readonly socket = { bytesRead: 0 };
  complete = false;
  paused = false;
  destroyed = false;
  isPaused = () => this.paused;
  destroy = () => void (this.destroyed = true);
}

let bodies: SlowBodies;
beforeEach(() => {
  jest.useFakeTimers();
  bodies = new SlowBodies();
  bodies.onApplicationBootstrap();
});
afterEach(() => {
  bodies.onApplicationShutdown();
  jest.useRealTimers();
});

function watched(): Arriving {
  const request = new Arriving();
  bodies.watch(request as unknown as IncomingMessage);
  return request;
}

/** Half a minute with this many bytes per second. */
function receive(request: Arriving, bytesPerSecond: number): void {
  for (let second = 0; second < 30; second += 1) {
    request.socket.bytesRead += bytesPerSecond;
    jest.advanceTimersByTime(1_000);
  }
}

describe('SlowBodies', () => {
  it('cuts off a client that sends a byte now and then', () => {
    const request = watched();
    receive(request, 1);
    expect(request.destroyed).toBe(true);
  });

  it('leaves a slow line alone', () => {
    const request = watched();
    receive(request, 4 * 1024);
    expect(request.destroyed).toBe(false);
  });

  it('leaves alone clients that the service keeps waiting, and those that have sent everything', () => {
    const [held, done] = [watched(), watched()];
    held.paused = true;
    done.complete = true;
    receive(held, 0);
    expect([held.destroyed, done.destroyed]).toEqual([false, false]);
  });

  it('forgets a request that is over', () => {
    const request = watched();
    request.emit('close');
    receive(request, 0);
    expect(request.destroyed).toBe(false);
  });
});
