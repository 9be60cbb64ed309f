import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Importacion, Tarea } from '@pmp/contracts/proyectos';
import { formOf } from '@pmp/testing';
import { imports } from '../../../test/importaciones/imports';
import { zipOf } from '../../../test/importaciones/zip-of';
import { big, file, taskFiles } from '../../../test/task-files';
import { World } from '../../../test/world';

const HALF_MB = 512 * 1024;

let world: World;
let tarea: Tarea;
beforeAll(async () => {
  process.env['CUOTA_PERSONA_MB'] = '2';
  world = await World.start();
  ({ tarea } = await world.tree());
});
afterAll(async () => {
  delete process.env['CUOTA_PERSONA_MB'];
  await world.close();
});

const { upload, kept, sweep } = taskFiles(() => world);
const { upload: bring } = imports(() => world);

describe('the files that a person uploads to tasks', () => {
  it('end at the quota; a form that passes it is refused whole and leaves nothing', async () => {
    for (let i = 0; i < 2; i += 1)
      expect((await upload(tarea._id, file('a.png', big(HALF_MB)))).status).toBe(201);
    const before = await kept();
    const both = [file('b.png', big(HALF_MB)), file('c.png', big(2 * HALF_MB))];
    const refused = await upload(tarea._id, ...both);
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({
      codigo: 'ARCHIVO_DEMASIADO_GRANDE',
      motivo: 'comun.cuotaAgotada',
      message: expect.stringContaining('no cabe en el espacio que te queda'),
    });
    expect(await kept()).toEqual(before);
    const other = await world.form(world.creator, 'POST', `/tareas/${tarea._id}/archivos`, formOf({}, both));
    expect(other.status).toBe(201);
  });

  it('are not counted any more once they are removed', async () => {
    const mine = { 'metadata.subidoPor': world.member._id };
    const ids = await world.collection('archivos.files').find(mine).toArray();
    expect((await upload(tarea._id, file('d.png', big(3 * HALF_MB)))).status).toBe(413);
    for (const { _id } of ids) {
      const removed = await world.as(world.member)('DELETE', `/tareas/${tarea._id}/archivos/${String(_id)}`);
      expect(removed.status).toBe(200);
    }
    await sweep();
    expect((await upload(tarea._id, file('d.png', big(3 * HALF_MB)))).status).toBe(201);
  });
});

describe('what a person imports', () => {
  const rows = (megas: number): string => `Title,Notes\n${`uno,${'x'.repeat(999)}\n`.repeat(megas * 1_000)}`;
  const bringAs = (texto: string | Buffer, nombre = 'filas.csv') =>
    bring(texto, `equipo=${world.team}`, world.teamAdmin, nombre);

  it('counts as what it becomes, until it is discarded', async () => {
    const packed = await bringAs(zipOf({ 'filas.csv': rows(3) }), 'filas.zip');
    expect([packed.status, packed.body['motivo']]).toEqual([413, 'comun.cuotaAgotada']);
    expect(await world.collection('importacion_filas').countDocuments({})).toBe(0);
    const { status, body } = await bringAs(rows(1));
    expect(status).toBe(201);
    const picture = file('d.png', big(2 * HALF_MB));
    const attached = await world.form(
      world.teamAdmin,
      'POST',
      `/tareas/${tarea._id}/archivos`,
      formOf({}, [picture]),
    );
    expect(attached.status).toBe(413);
    const { _id } = body['importacion'] as Importacion;
    expect((await world.as(world.teamAdmin)('DELETE', `/importaciones/${_id}`)).status).toBe(200);
    expect((await bringAs(rows(1))).status).toBe(201);
  });
});
