import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { StorageQuota } from '@pmp/platform';
import { formOf, PDF, PNG, type TestPerson, type TestReply } from '@pmp/testing';
import { World } from './world';

const MB = 1024 * 1024;
const HALF = Buffer.concat([PDF, Buffer.alloc(MB / 2, 1)]);

let world: World;
beforeAll(async () => {
  Object.assign(process.env, { CUOTA_PERSONA_MB: '2', CUOTA_INSTALACION_MB: '4' });
  world = await World.start();
});
afterAll(async () => {
  delete process.env['CUOTA_PERSONA_MB'];
  delete process.env['CUOTA_INSTALACION_MB'];
  await world.close();
});
beforeEach(async () => {
  await world.collection('archivos.files').deleteMany({});
  await world.collection('archivos.chunks').deleteMany({});
});

function upload(person: TestPerson, ...files: Buffer[]): Promise<TestReply> {
  const { body, headers } = formOf(
    {},
    files.map((bytes, i) => ({ nombre: `${i}.pdf`, bytes })),
  );
  return world.as(person)('POST', '/mensajes/archivos', body, headers);
}

const storedBytes = async (): Promise<number> => {
  const files = await world.collection('archivos.files').find().toArray();
  return files.reduce((sum, file) => sum + Number(file['length']), 0);
};

describe('what a person stores', () => {
  it('ends at the quota, files that nobody has sent yet included, and nobody else is refused', async () => {
    for (let i = 0; i < 3; i += 1) expect((await upload(world.ana, HALF)).status).toBe(201);
    const refused = await upload(world.ana, HALF);
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({
      codigo: 'ARCHIVO_DEMASIADO_GRANDE',
      motivo: 'comun.cuotaAgotada',
      message: expect.stringContaining('no cabe en el espacio que te queda'),
    });
    expect(await storedBytes()).toBe(3 * HALF.length);
    expect((await upload(world.ana, PNG)).status).toBe(201);
    expect((await upload(world.luis, HALF)).status).toBe(201);
  });

  it('is not exceeded by uploads that come together', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => upload(world.ana, HALF)));
    const accepted = replies.filter(({ status }) => status === 201).length;
    expect(accepted).toBeGreaterThan(0);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 413]));
    expect(await storedBytes()).toBe(accepted * HALF.length);
    expect(await storedBytes()).toBeLessThan(2 * MB);
  });

  it('is free again for what is removed', async () => {
    for (let i = 0; i < 3; i += 1) await upload(world.ana, HALF);
    expect((await upload(world.ana, HALF)).status).toBe(413);
    await world.collection('archivos.files').deleteMany({});
    expect((await upload(world.ana, HALF)).status).toBe(201);
  });
});

describe('what all people store', () => {
  it('ends at the quota of the installation, and says so', async () => {
    const other = { length: 4 * MB, metadata: { subidoPor: 'b'.repeat(24) } };
    await world.collection('archivos.files').insertOne(other as never);
    world.service.app.get(StorageQuota, { strict: false })['total'].until = 0;
    const refused = await upload(world.eva, PNG);
    expect(refused.status).toBe(507);
    expect(refused.body).toMatchObject({
      codigo: 'SIN_ESPACIO',
      motivo: 'comun.instalacionLlena',
      message: expect.stringContaining('No queda espacio'),
    });
  });
});
