import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FactJournal, type FactBatch, UnitOfWork } from '@pmp/platform';
import { startWorld, type World } from '../../../test/world';
import { AnchorLogger } from './anchor-logger';
import { AuditoriaRepository } from '../cadena/auditoria.repository';
import { AuditoriaWriter } from './auditoria.writer';
import type { EntradaDoc } from '../cadena/entrada.model';
import { VerifyAuditoria } from '../verificacion/verify-auditoria';

let world: World;

beforeAll(async () => {
  world = await startWorld();
  // The service's own writer must not write here.
  await world.app.get(FactJournal).beforeApplicationShutdown();
});
/** Each test starts with an empty trail. */
beforeEach(async () => {
  for (const collection of ['auditoria', 'auditoria_cabeza'])
    await world.connection.collection(collection).deleteMany({});
});
afterAll(() => world.close());

/** A writer as another process would have it. */
const aWriter = (unitOfWork: Pick<UnitOfWork, 'run'> = world.app.get(UnitOfWork)) =>
  new AuditoriaWriter(
    world.app.get(FactJournal),
    world.app.get(AuditoriaRepository),
    world.app.get(AnchorLogger),
    unitOfWork as UnitOfWork,
  );

const aBatch = (desde: FactBatch['desde'], ...posiciones: number[]): FactBatch => ({
  desde,
  hasta: { flujo: 'A', posicion: posiciones.at(-1)! },
  hechos: posiciones.map((posicion) => ({
    asunto: 'hecho.usuarios.usuario.registrado.v1',
    posicion,
    evento: {
      id: `e${posicion}`,
      ocurrido: new Date().toISOString(),
      correlacion: 'peticion-1234',
      actor: null,
      datos: { nombre: `n${posicion}` },
    },
  })),
});

const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
const mensajes = async () =>
  (await world.connection.collection<EntradaDoc>('auditoria').find().sort({ _id: 1 }).toArray()).map(
    ({ mensaje }) => mensaje,
  );
const expectWhole = async (posiciones: number[]) => {
  expect(await mensajes()).toEqual(posiciones.map((posicion) => `e${posicion}`));
  expect(await world.app.get(VerifyAuditoria).verify()).toMatchObject({
    integra: true,
    entradas: posiciones.length,
  });
};

describe('writing the trail', () => {
  it('lets one of two concurrent writers through, and the other continue behind it', async () => {
    const [one, two] = [aWriter(), aWriter()];
    const [desde] = await Promise.all([one.position(), two.position()]);
    const both = [one, two].map((writer) => writer.append(aBatch(desde, 1, 2, 3)));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectWhole([1, 2, 3]);
    expect(await two.position()).toEqual({ flujo: 'A', posicion: 3 });
    await two.append(aBatch(await two.position(), 4));
    await expectWhole([1, 2, 3, 4]);
  });

  it('loses and duplicates nothing when the process ends before or after the commit', async () => {
    const work = world.app.get(UnitOfWork);
    const died = new Error('kill -9');
    const before = aWriter({ run: () => Promise.reject(died) });
    const after = aWriter({ run: (body) => work.run(body).then(() => Promise.reject(died)) });
    for (const dying of [before, after]) {
      await expect(dying.append(aBatch(await dying.position(), 1, 2))).rejects.toBe(died);
    }
    await expectWhole([1, 2]);
    const next = aWriter();
    expect(await next.position()).toEqual({ flujo: 'A', posicion: 2 });
  });

  it('recognises events that the stream delivers again', async () => {
    const writer = aWriter();
    await writer.append(aBatch(await writer.position(), 1, 2, 3));
    const again = aBatch({ flujo: 'A', posicion: 3 }, 4, 5);
    again.hechos.unshift(...aBatch(null, 1, 2, 3).hechos.map((hecho, i) => ({ ...hecho, posicion: 4 + i })));
    again.hechos.slice(3).forEach((hecho, i) => (hecho.posicion = 7 + i));
    again.hasta.posicion = 8;
    await writer.append(again);
    await expectWhole(range(1, 5));
  });

  it('writes a full page in one transaction', async () => {
    const writer = aWriter();
    const desde = await writer.position();
    await writer.append(aBatch(desde, ...range(1, 500)));
    await expectWhole(range(1, 500));
  });
});
