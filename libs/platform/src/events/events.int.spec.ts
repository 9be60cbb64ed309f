import type { INestApplicationContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { eventually, testBroker, testDatabase, type TestBroker, type TestDatabase } from '@pmp/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnitOfWork } from '../mongo/unit-of-work';
import { copyToken } from './copia-de';
import type { LocalCopy } from './local-copy';
import { OnFact, type FactHandler, type FactOf } from './on-fact';
import { cosaEstado, cosaHecha, newId, testService } from '../../test/messaging-service';

const seen: FactOf<typeof cosaHecha>[] = [];

@Injectable()
@OnFact(cosaHecha, { durable: 'destino-cosa-hecha' })
class OnCosaHecha implements FactHandler<typeof cosaHecha> {
  async handle(evento: FactOf<typeof cosaHecha>): Promise<void> {
    seen.push(evento);
  }
}

describe('from a commit to the other services', () => {
  let broker: TestBroker;
  let database: TestDatabase;
  const apps: INestApplicationContext[] = [];

  beforeEach(async () => {
    seen.length = 0;
    broker = await testBroker();
    database = await testDatabase();
  });

  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    await broker.dispose();
  });

  const start = async (options: Omit<Parameters<typeof testService>[0], 'broker' | 'database'>) => {
    const app = await testService({ broker, database, ...options });
    apps.push(app);
    return app;
  };

  it('delivers a fact once and fills a copy', async () => {
    const origen = await start({ servicio: 'origen' });
    const destino = await start({ servicio: 'destino', copias: [cosaEstado], providers: [OnCosaHecha] });
    const _id = newId();

    await origen.get(UnitOfWork).run(async (tx) => {
      tx.fact(cosaHecha, { _id, nombre: 'una' });
      tx.state(cosaEstado, _id, 1, { nombre: 'una' });
    });

    const copy = destino.get<LocalCopy<{ nombre: string }>>(copyToken(cosaEstado));
    await eventually(async () =>
      expect(await copy.find(_id)).toMatchObject({ _id, version: 1, nombre: 'una' }),
    );
    await eventually(() => expect(seen.map((evento) => evento.datos)).toEqual([{ _id, nombre: 'una' }]));
  });
});
