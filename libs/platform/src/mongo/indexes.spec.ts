import type { Connection } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { Indexes } from './indexes';

describe('indexes', () => {
  it('are there before anything else is', async () => {
    const order: string[] = [];
    const build = (name: string) => async () => {
      await new Promise(setImmediate);
      order.push(name);
    };
    const models = { Uno: { init: build('uno') }, Otro: { init: build('otro') } };
    await new Indexes({ models } as unknown as Connection).onModuleInit();
    expect(order).toEqual(['uno', 'otro']);
  });

  it('that cannot be built keep the service from starting', async () => {
    const models = { Uno: { init: () => Promise.reject(new Error('E11000')) } };
    await expect(new Indexes({ models } as unknown as Connection).onModuleInit()).rejects.toThrow('E11000');
  });
});
