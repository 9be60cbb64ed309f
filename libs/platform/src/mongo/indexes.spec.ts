import { describe, expect, it } from '@jest/globals';
import { mongo, type Connection } from 'mongoose';
import { Indexes } from './indexes';

const indexesOf = (models: object) => new Indexes({ models } as unknown as Connection);

describe('indexes', () => {
  it('are built before the service starts, one model after the other', async () => {
    const order: string[] = [];
    const step = (name: string) => async () => {
      order.push(`${name}…`);
      await new Promise(setImmediate);
      order.push(name);
    };
    const model = (name: string) => ({
      createCollection: step(`${name} colección`),
      ensureIndexes: step(`${name} índices`),
    });
    await indexesOf({ Uno: model('uno'), Otro: model('otro') }).onModuleInit();
    const steps = ['uno colección', 'uno índices', 'otro colección', 'otro índices'];
    expect(order).toEqual(steps.flatMap((name) => [`${name}…`, name]));
  });

  it('are built once the database is back, if it goes meanwhile', async () => {
    const built: string[] = [];
    const model = (name: string, fails: number) => ({
      createCollection: () => Promise.resolve(),
      ensureIndexes: async () => {
        if (fails-- > 0) throw new mongo.MongoNetworkError('connection 2 to 127.0.0.1:1 closed');
        built.push(name);
      },
    });
    await indexesOf({
      Uno: model('uno', 0),
      Otro: model('otro', 1),
      Tercero: model('tercero', 0),
    }).onModuleInit();
    expect(built).toEqual(['uno', 'otro', 'tercero']);
  });

  it('keep the service from starting if one cannot be built', async () => {
    const createCollection = () => Promise.resolve();
    const ensureIndexes = () => Promise.reject(new Error('E11000'));
    const indexes = indexesOf({ Uno: { createCollection, ensureIndexes } });
    await expect(indexes.onModuleInit()).rejects.toThrow('E11000');
  });
});
