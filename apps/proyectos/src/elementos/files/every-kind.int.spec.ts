import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Archivo, CambioHistorial } from '@pmp/contracts/proyectos';
import { PNG } from '@pmp/testing';
import { file, taskFiles } from '../../../test/task-files';
import { newId, World } from '../../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const { attach, download, kept, sweep } = taskFiles(() => world);

/** What tasks do in more detail in `tarea-archivos.int.spec.ts`. */
describe.each([
  ['epica', 'epicas'],
  ['historia', 'historias'],
] as const)('the files of one %s', (tipo, coleccion) => {
  const pathOf = (tree: Awaited<ReturnType<World['tree']>>) => `/${coleccion}/${tree[tipo]._id}`;
  const read = async (path: string, person = world.member) => world.as(person)('GET', path);
  const archivosAt = async (path: string) =>
    ((await read(path)).body as unknown as Record<string, { archivos: Archivo[] }>)[tipo]!.archivos;

  it('are shown by it and its list, and downloaded by whoever sees it', async () => {
    const tree = await world.tree();
    const path = pathOf(tree);
    expect(await archivosAt(path)).toEqual([]);
    const { status, body } = await attach(path, file('plano.png', PNG));
    expect(status).toBe(201);
    const [archivo] = body['archivos'] as Archivo[];
    expect(archivo).toMatchObject({
      nombre: 'plano.png',
      tipo: 'image/png',
      subidoPor: { _id: world.member._id },
      url: `/api${path}/archivos/${archivo!._id}`,
    });
    expect(await archivosAt(path)).toEqual([archivo]);
    const list = (await read(`/${coleccion}/proyecto/${tree.proyecto._id}`)).body as unknown as Record<
      string,
      { _id: string; archivos: Archivo[] }[]
    >;
    expect(list[coleccion]!.find(({ _id }) => _id === tree[tipo]._id)?.archivos).toEqual([archivo]);
    expect((await download(archivo!.url)).rawPayload.equals(PNG)).toBe(true);
    expect((await download(archivo!.url, world.outsider)).statusCode).toBe(404);
    for (const other of [
      `${path}/archivos/${newId()}`,
      `${pathOf(await world.tree())}/archivos/${archivo!._id}`,
    ])
      expect((await download(`/api${other}`)).statusCode).toBe(404);
  });

  it('leave a trace when they come and go, and their bytes go with them', async () => {
    const tree = await world.tree();
    const path = pathOf(tree);
    const before = await kept();
    const [archivo] = (await attach(path, file('a.png', PNG))).body['archivos'] as Archivo[];
    expect((await world.as(world.member)('DELETE', `${path}/archivos/${archivo!._id}`)).status).toBe(200);
    expect(await archivosAt(path)).toEqual([]);
    const { cambios } = (await read(`${path}/historial`)).body as unknown as { cambios: CambioHistorial[] };
    const rows = cambios.filter(({ campo }) => campo === 'archivos').map(({ de, a }) => [de, a]);
    expect(rows).toEqual([
      ['a.png', null],
      [null, 'a.png'],
    ]);
    await sweep();
    expect(await kept()).toEqual(before);
  });

  it('are counted in the trash, come back with it, and go when it is deleted for good', async () => {
    const tree = await world.tree();
    const path = pathOf(tree);
    const [archivo] = (await attach(path, file('a.png', PNG))).body['archivos'] as Archivo[];
    const { _id } = tree[tipo];
    await world.as(world.creator)('DELETE', path);
    await sweep();
    expect((await download(archivo!.url)).statusCode).toBe(404);
    const { elementos } = (await read(`/papelera?proyecto=${tree.proyecto._id}`)).body as unknown as {
      elementos: { cuentas: { archivos: number } }[];
    };
    expect(elementos[0]?.cuentas.archivos).toBe(1);
    await world.as(world.creator)('POST', `/papelera/${_id}/restaurar`, {});
    expect((await download(archivo!.url)).statusCode).toBe(200);
    await world.as(world.creator)('DELETE', path);
    await world.as(world.admin)('DELETE', `/papelera/${_id}`);
    await sweep();
    await sweep();
    expect(await world.collection('archivos.files').countDocuments({ filename: 'a.png' })).toBe(0);
  });
});
