import { describe, expect, it } from '@jest/globals';
import { BatchQueue } from './batch-queue';

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('BatchQueue', () => {
  it('gathers, in order, what arrives while a batch is running', async () => {
    const batches: number[][] = [];
    const queue = new BatchQueue<number, number>(async (_key, items) => {
      batches.push(items);
      await tick();
      return items.map((item) => ({ result: item * 2 }));
    }, 3);
    const results = await Promise.all([1, 2, 3, 4, 5, 6].map((item) => queue.add('a', item)));
    expect(results).toEqual([2, 4, 6, 8, 10, 12]);
    expect(batches).toEqual([[1], [2, 3, 4], [5, 6]]);
  });

  it('never runs two batches of one key at a time, but runs different keys side by side', async () => {
    const running = new Map<string, number>();
    let together = 0;
    const queue = new BatchQueue<string, string>(async (key, items) => {
      running.set(key, (running.get(key) ?? 0) + 1);
      expect(running.get(key)).toBe(1);
      together = Math.max(together, [...running.values()].filter(Boolean).length);
      await tick();
      running.set(key, 0);
      return items.map((result) => ({ result }));
    }, 1);
    await Promise.all(['a', 'b', 'a', 'b'].map((key) => queue.add(key, key)));
    expect(together).toBe(2);
  });

  it('fails only the items whose outcome is an error, or all when the work itself throws', async () => {
    const queue = new BatchQueue<number, number>(async (key, items) => {
      await tick();
      if (key === 'broken') throw new Error('away');
      return items.map((item) => (item % 2 ? { error: new Error('odd') } : { result: item }));
    }, 10);
    await expect(queue.add('a', 1)).rejects.toThrow('odd');
    await expect(queue.add('a', 2)).resolves.toBe(2);
    await expect(queue.add('broken', 2)).rejects.toThrow('away');
    await expect(queue.add('a', 4)).resolves.toBe(4);
  });
});
