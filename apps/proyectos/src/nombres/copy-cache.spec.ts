import { describe, expect, it, jest } from '@jest/globals';
import { CopyCache } from './copy-cache';

describe('CopyCache', () => {
  it('queries each id once, unknown ones included, and again once the entry has expired', async () => {
    jest.useFakeTimers();
    const load = jest.fn((ids: string[]) =>
      Promise.resolve(new Map(ids.filter((id) => id !== 'x').map((id) => [id, id]))),
    );
    const cache = new CopyCache(load);

    const first = await cache.read(['a', 'x']);
    expect([first('a'), first('x')]).toEqual(['a', null]);
    await cache.read(['a', 'x', 'b']);
    expect(load.mock.calls).toEqual([[['a', 'x']], [['b']]]);

    jest.advanceTimersByTime(501);
    await cache.read(['a']);
    expect(load).toHaveBeenLastCalledWith(['a']);
    jest.useRealTimers();
  });
});
