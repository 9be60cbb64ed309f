import { describe, expect, it } from '@jest/globals';
import { Gathering, GatheringByKey } from './gathering';

function gathering(maxBatch = 10) {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const gathered = new Gathering<number, string>(maxBatch, async (items) => {
    batches.push(items);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (items.includes(13)) throw new Error('13');
    return items.map((item) => `${item}`);
  });
  const end = async () => {
    ends.shift()!();
    await new Promise(setImmediate);
  };
  return { batches, end, add: (item: number) => gathered.add(item) };
}

describe('gathering', () => {
  it('starts at once, and batches what arrives while it works', async () => {
    const { batches, end, add } = gathering();
    const all = Promise.all([1, 2, 3].map(add));
    expect(batches).toEqual([[1]]);
    await end();
    expect(batches).toEqual([[1], [2, 3]]);
    await end();
    expect(await all).toEqual(['1', '2', '3']);
    void add(4);
    expect(batches.at(-1)).toEqual([4]);
  });

  it('never exceeds the largest batch', async () => {
    const { batches, end, add } = gathering(2);
    void Promise.all([1, 2, 3, 4].map(add));
    await end();
    await end();
    expect(batches).toEqual([[1], [2, 3], [4]]);
  });

  it('rejects every item of a failed batch, and continues with the next one', async () => {
    const { end, add } = gathering();
    const all = Promise.allSettled([1, 13, 2].map(add));
    await end();
    const next = add(3);
    await end();
    await end();
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await next).toBe('3');
  });
});

describe('gathering by key', () => {
  const tick = () => new Promise((resolve) => setImmediate(resolve));

  it('gathers, in order, what arrives for a key while a batch of it is running', async () => {
    const batches: number[][] = [];
    const gathered = new GatheringByKey<string, number, number>(3, async (_key, items) => {
      batches.push(items);
      await tick();
      return items.map((item) => item * 2);
    });
    const results = await Promise.all([1, 2, 3, 4, 5, 6].map((item) => gathered.add('a', item)));
    expect(results).toEqual([2, 4, 6, 8, 10, 12]);
    expect(batches).toEqual([[1], [2, 3, 4], [5, 6]]);
  });

  it('never runs two batches of one key at a time, but runs different keys side by side', async () => {
    const running = new Map<string, number>();
    let together = 0;
    const gathered = new GatheringByKey<string, string, string>(1, async (key, items) => {
      running.set(key, (running.get(key) ?? 0) + 1);
      expect(running.get(key)).toBe(1);
      together = Math.max(together, [...running.values()].filter(Boolean).length);
      await tick();
      running.set(key, 0);
      return items;
    });
    const again = gathered.add('a', 'a').then(() => gathered.add('a', 'a'));
    await Promise.all([again, ...['b', 'a', 'b', 'a'].map((key) => gathered.add(key, key))]);
    expect(together).toBe(2);
  });

  it('goes on with a key after its work has failed', async () => {
    const gathered = new GatheringByKey<string, number, number>(10, async (key, items) => {
      await tick();
      if (key === 'broken' && items.includes(2)) throw new Error('away');
      return items;
    });
    await expect(gathered.add('broken', 2)).rejects.toThrow('away');
    await expect(gathered.add('broken', 3)).resolves.toBe(3);
    await expect(gathered.add('a', 4)).resolves.toBe(4);
  });
});
