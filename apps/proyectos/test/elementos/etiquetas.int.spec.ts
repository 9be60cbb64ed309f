import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { erroresProyectos, etiquetaEstado, historiaEstado, type Etiqueta } from '@pmp/contracts/proyectos';
import { callAs, eventually, type RunningService } from '@pmp/testing';
import { Types } from 'mongoose';
import { EtiquetasBackfill } from '../../src/etiquetas/etiquetas-backfill';
import { newId, World } from '../world';

let world: World;
let other: RunningService;
beforeAll(async () => {
  world = await World.start();
  other = await World.startService(world.database, world.broker);
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const call = () => world.as(world.member);
const make = async (proyecto: string, nombre: string, color?: string): Promise<Etiqueta> =>
  (await call()('POST', `/etiquetas/proyecto/${proyecto}`, { nombre, color })).body.etiqueta as Etiqueta;
const list = async (proyecto: string) =>
  (await call()('GET', `/etiquetas/proyecto/${proyecto}`)).body.etiquetas as (Etiqueta & {
    elementos: number;
  })[];
const namesIn = (item: unknown) => (item as { etiquetas: Etiqueta[] }).etiquetas.map(({ nombre }) => nombre);

describe('labels', () => {
  it('are listed in their order with how many items have each', async () => {
    const { proyecto, historia, tarea } = await world.tree();
    const pagos = await make(proyecto._id, 'pagos', 'azul');
    const web = await make(proyecto._id, 'web');
    await call()('PUT', `/historias/${historia._id}`, { etiquetas: [web._id, pagos._id] });
    const put = await call()('PUT', `/tareas/${tarea._id}`, { etiquetas: [pagos._id] });
    expect(put.body.tarea.etiquetas).toEqual([{ _id: pagos._id, nombre: 'pagos', color: 'azul' }]);
    expect(await list(proyecto._id)).toMatchObject([
      { nombre: 'pagos', elementos: 2 },
      { nombre: 'web', color: 'gris', elementos: 1 },
    ]);
    const { historias } = (await call()('GET', `/historias/proyecto/${proyecto._id}`)).body;
    expect(namesIn(historias[0])).toEqual(['pagos', 'web']);
    const { cambios } = (await call()('GET', `/historias/${historia._id}/historial`)).body;
    expect(cambios).toContainEqual(
      expect.objectContaining({ campo: 'etiquetas', de: null, a: 'pagos, web' }),
    );
  });

  it('are published for the copies of others, those made before that too, with what has them', async () => {
    const heard = await world.hear();
    const { proyecto, historia } = await world.tree();
    const { _id } = await make(proyecto._id, 'vieja', 'rosa');
    await call()('PUT', `/historias/${historia._id}`, { etiquetas: [_id] });
    const told = (subject: string) =>
      heard.messages.findLast((message) => message.subject === subject)?.body as
        | { version: number; datos: object | null }
        | undefined;
    const etiqueta = () => told(`${etiquetaEstado.subject}.${_id}`);
    const suya = () => told(`${historiaEstado.subject}.${historia._id}`);
    await eventually(() => {
      expect(etiqueta()).toMatchObject({ version: 1, datos: { nombre: 'vieja', color: 'rosa' } });
      expect(suya()).toMatchObject({ version: 2, datos: { etiquetas: [_id] } });
    });
    const as = { _id: new Types.ObjectId(_id) };
    await world.collection('etiquetas').updateOne(as, { $unset: { publicada: '' } });
    await world.service.app.get(EtiquetasBackfill).fill();
    await eventually(() => expect([etiqueta()?.version, suya()?.version]).toEqual([2, 3]));
    await world.service.app.get(EtiquetasBackfill).fill();
    await call()('DELETE', `/etiquetas/${_id}`);
    await eventually(() => expect(etiqueta()).toMatchObject({ version: 3, datos: null }));
    await call()('POST', `/etiquetas/${_id}/restaurar`);
    await eventually(() => expect(etiqueta()).toMatchObject({ version: 4, datos: { nombre: 'vieja' } }));
    await heard.stop();
  });

  it('have names of their own whatever their case and accents, also when two replicas make one at once', async () => {
    const { _id } = await world.proyecto();
    const calls = [world.as(world.member), callAs(other.app, world.creator)];
    const replies = await Promise.all(
      ['Pagós', 'PAGOS', 'pagos', 'Págos'].map((nombre, i) =>
        calls[i % 2]!('POST', `/etiquetas/proyecto/${_id}`, { nombre }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.message).toBe(
      erroresProyectos.etiquetaDuplicada.message,
    );
    expect(await list(_id)).toHaveLength(1);
    const web = await make(_id, 'web');
    expect((await call()('PUT', `/etiquetas/${web._id}`, { nombre: 'PAGOS' })).status).toBe(409);
    const put = (nombre: string) => call()('PUT', `/etiquetas/${web._id}`, { nombre, version: 1 });
    expect((await put('sitio')).status).toBe(200);
    expect((await put('página')).body.message).toContain(`${world.member.nombre} ha cambiado estos datos`);
  });

  it('are made once by a call that is repeated', async () => {
    const { _id } = await world.proyecto();
    const body = { _id: newId(), nombre: 'sin red' };
    const post = async () => (await call()('POST', `/etiquetas/proyecto/${_id}`, body)).status;
    expect([await post(), await post()]).toEqual([201, 200]);
  });

  it('of another project, unknown ones and too many are refused by name', async () => {
    const { proyecto, historia } = await world.tree();
    const foreign = await make((await world.proyecto())._id, 'ajena');
    const refused = { status: 400, body: { message: erroresProyectos.etiquetaDeOtroProyecto.message } };
    const put = (etiquetas: string[]) => call()('PUT', `/historias/${historia._id}`, { etiquetas });
    expect(await put([foreign._id])).toMatchObject(refused);
    expect(await put([newId()])).toMatchObject(refused);
    expect((await put(Array.from({ length: 21 }, newId))).status).toBe(400);
    const lote = { ids: [historia._id], cambios: { etiquetas: { poner: [foreign._id] } } };
    expect(await call()('PUT', '/historias/lote', lote)).toMatchObject(refused);
    const made = { titulo: 'Nueva', proyecto: proyecto._id, epicaId: historia.epicaId._id };
    expect(await call()('POST', '/historias', { ...made, etiquetas: [foreign._id] })).toMatchObject(refused);
  });

  it('are put on and taken off many at once, which keep the others that they have', async () => {
    const { proyecto, epica, historia } = await world.tree();
    const [a, b, c] = [
      await make(proyecto._id, 'a'),
      await make(proyecto._id, 'b'),
      await make(proyecto._id, 'c'),
    ];
    const second = await world.historia(epica, { etiquetas: [b._id] });
    await call()('PUT', `/historias/${historia._id}`, { etiquetas: [a._id] });
    const { body } = await call()('PUT', '/historias/lote', {
      ids: [historia._id, second._id],
      cambios: { etiquetas: { poner: [c._id], quitar: [a._id] } },
    });
    expect((body.historias as object[]).map(namesIn)).toEqual([['c'], ['b', 'c']]);
    expect(namesIn((await call()('GET', `/historias/${second._id}`)).body.historia)).toEqual(['b', 'c']);
  });

  it('leave their items when they are deleted, and return to them', async () => {
    const { proyecto, tarea } = await world.tree();
    const { _id } = await make(proyecto._id, 'pagos');
    await call()('PUT', `/tareas/${tarea._id}`, { etiquetas: [_id] });
    const shown = async () => namesIn((await call()('GET', `/tareas/${tarea._id}`)).body.tarea);
    await call()('DELETE', `/etiquetas/${_id}`);
    expect(await shown()).toEqual([]);
    expect((await call()('POST', `/etiquetas/${_id}/restaurar`)).status).toBe(200);
    expect(await shown()).toEqual(['pagos']);
    await call()('DELETE', `/etiquetas/${_id}`);
    await make(proyecto._id, 'Pagos');
    expect((await call()('POST', `/etiquetas/${_id}/restaurar`)).status).toBe(409);
  });
});
