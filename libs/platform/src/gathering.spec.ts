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
  it('starts at once, and makes one batch of what comes meanwhile', async () => {
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

  it('says when it begins with an item', async () => {
    const { end, gathered } = gathering();
    const begun: number[] = [];
    for (const item of [1, 2, 3]) void gathered.add(item, () => begun.push(item));
    expect(begun).toEqual([1]);
    await end();
    expect(begun).toEqual([1, 2, 3]);
  });

  it('takes no more than a batch may hold', async () => {
    const { batches, end, add } = gathering(2);
    void Promise.all([1, 2, 3, 4].map(add));
    await end();
    await end();
    expect(batches).toEqual([[1], [2, 3], [4]]);
  });

  it('fails for everybody in a failed batch, and goes on', async () => {
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
