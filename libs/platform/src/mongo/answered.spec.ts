import { describe, expect, it } from '@jest/globals';
import { isDatabaseAway } from '../errors/database-away';
import { answered } from './answered';

describe('a database operation', () => {
  it('passes its result through if the database answers', async () => {
    expect(await answered(Promise.resolve(1))).toBe(1);
    await expect(answered(Promise.reject(new Error('suyo')))).rejects.toThrow('suyo');
  });

  it('counts as an unreachable database if it never gets an answer', async () => {
    const error = await answered(new Promise(() => undefined), 5).catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(true);
  });
});
