import { describe, expect, it } from '@jest/globals';
import { TurnsByKey } from './turns-by-key';

describe('turns by key', () => {
  it('runs the work on one key one at a time, in the order of arrival', async () => {
    const turns = new TurnsByKey();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name}+`);
      await new Promise(setImmediate);
      seen.push(`${name}-`);
      return name;
    };
    const done = await Promise.all(['a', 'b', 'c'].map((name) => turns.take('x', work(name))));
    expect(done).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a+', 'a-', 'b+', 'b-', 'c+', 'c-']);
  });

  it('runs the work on different keys side by side', async () => {
    const turns = new TurnsByKey();
    let release = () => {};
    const held = turns.take('x', () => new Promise<void>((resolve) => (release = resolve)));
    expect(await turns.take('y', async () => 1)).toBe(1);
    release();
    await held;
  });

  it('continues after a failure, and forgets keys without work', async () => {
    const turns = new TurnsByKey();
    const failing = turns.take('x', () => Promise.reject(new Error('suyo')));
    const next = turns.take('x', async () => 2);
    await expect(failing).rejects.toThrow('suyo');
    expect(await next).toBe(2);
    await new Promise(setImmediate);
    expect(turns.size).toBe(0);
  });
});
