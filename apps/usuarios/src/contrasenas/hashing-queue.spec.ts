import { describe, expect, it } from '@jest/globals';
import { HashingQueue } from './hashing-queue';

const gate = () => {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

describe('HashingQueue', () => {
  it('runs no more than its slots at once, in order, and continues after a failure', async () => {
    const queue = new HashingQueue(1);
    const first = gate();
    const order: string[] = [];
    const a = queue.run(async () => {
      order.push('a');
      await first.opened;
      throw new Error('a');
    });
    const b = queue.run(async () => {
      order.push('b');
    });
    const c = queue.run(async () => {
      order.push('c');
    });
    await Promise.resolve();
    expect(order).toEqual(['a']);
    first.open();
    await expect(a).rejects.toThrow('a');
    await Promise.all([b, c]);
    expect(order).toEqual(['a', 'b', 'c']);
    await queue.run(async () => {
      order.push('d');
    });
    expect(order.at(-1)).toBe('d');
  });

  it('refuses work when it is full', async () => {
    const queue = new HashingQueue(1, 1);
    const first = gate();
    const running = queue.run(() => first.opened);
    const waiting = queue.run(() => Promise.resolve('turn'));
    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({ kind: 'unavailable' });
    first.open();
    await running;
    expect(await waiting).toBe('turn');
  });
});
