import { describe, expect, it } from '@jest/globals';
import { Gathering } from './gathering';

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
  return { batches, end, add: (item: number) => gathered.add(item), gathered };
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

  it('calls back when work on an item begins', async () => {
    const { end, gathered } = gathering();
    const begun: number[] = [];
    for (const item of [1, 2, 3]) void gathered.add(item, () => begun.push(item));
    expect(begun).toEqual([1]);
    await end();
    expect(begun).toEqual([1, 2, 3]);
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
