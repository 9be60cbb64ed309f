import { describe, expect, it } from '@jest/globals';
import { isDatabaseAway } from '../events/database-away';
import { answered } from './answered';

describe('an operation of the database', () => {
  it('is passed through when it is answered', async () => {
    expect(await answered(Promise.resolve(1))).toBe(1);
    await expect(answered(Promise.reject(new Error('suyo')))).rejects.toThrow('suyo');
  });

  it('counts as a database that is away when it never is', async () => {
    const error = await answered(new Promise(() => undefined), 5).catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(true);
  });
});
