import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import type { CambioHistorial } from '@pmp/contracts/proyectos';
import { definicionMarcada } from '@pmp/contracts/sprints';
import { eventually } from '@pmp/testing';
import { newId, World } from '../../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

interface Page {
  cambios: CambioHistorial[];
  siguiente?: string | null;
}

const historyOf = async (path: string, query = ''): Promise<Page> =>
  (await world.as(world.member)('GET', `${path}/historial${query}`)).body;
const told = ({ cambios }: Page) => cambios.map(({ accion, campo, de, a }) => [accion, campo, de, a]);
const put = (path: string, body: object) => world.as(world.member)('PUT', path, body);
const CREADO = ['creado', null, null, null];

describe('the history of an item', () => {
  it('says who changed what, from what to what, newest first', async () => {
    const { epica } = await world.tree();
    const path = `/epicas/${epica._id}`;
    await put(path, { titulo: 'Cobros', prioridad: 'alta' });
    await put(path, { estado: 'en progreso' });
    const page = await historyOf(path);
    expect(told(page)[0]).toEqual(['actualizado', 'estado', 'pendiente', 'en progreso']);
    expect(told(page).slice(1, 3).sort()).toEqual([
      ['actualizado', 'prioridad', 'media', 'alta'],
      ['actualizado', 'titulo', 'Pagos', 'Cobros'],
    ]);
    expect(told(page)[3]).toEqual(CREADO);
    expect(page.cambios.map(({ autor }) => autor?.nombre)).toEqual([
      'Mario Miembro',
      'Mario Miembro',
      'Mario Miembro',
      'Carla Creadora',
    ]);
  });

  it('shows people, epics and stories by their names', async () => {
    const { proyecto, historia, tarea } = await world.tree();
    const epica = await world.epica(proyecto._id, { titulo: 'Envíos' });
    await put(`/historias/${historia._id}`, { epicaId: epica._id });
    expect(told(await historyOf(`/historias/${historia._id}`))[0]).toEqual([
      'movido',
      'epicaId',
      'Pagos',
      'Envíos',
    ]);
    const other = await world.historia(epica, { titulo: 'Enviar' });
    const path = `/tareas/${tarea._id}`;
    await put(path, { asignado: world.creator._id });
    await put(path, { asignado: world.member._id });
    await put(path, { asignado: null });
    await put(path, { historiaId: other._id, fechaLimite: '2026-12-01' });
    expect(told(await historyOf(path)).slice(2)).toEqual([
      ['actualizado', 'asignado', 'Mario Miembro', null],
      ['actualizado', 'asignado', 'Carla Creadora', 'Mario Miembro'],
      ['actualizado', 'asignado', null, 'Carla Creadora'],
      CREADO,
    ]);
    expect(
      told(await historyOf(path))
        .slice(0, 2)
        .sort(),
    ).toEqual([
      ['actualizado', 'fechaLimite', null, '2026-12-01T00:00:00.000Z'],
      ['movido', 'historiaId', 'Pagar', 'Enviar'],
    ]);
  });

  it('has all that a text has been, when only that is asked for', async () => {
    const { epica } = await world.tree();
    const path = `/epicas/${epica._id}`;
    await put(path, { descripcion: 'Uno' });
    await put(path, { titulo: 'Cobros', descripcion: 'Dos\n\n- tres' });
    expect(told(await historyOf(path, '?campo=descripcion'))).toEqual([
      ['actualizado', 'descripcion', 'Uno', 'Dos\n\n- tres'],
      ['actualizado', 'descripcion', epica.descripcion, 'Uno'],
      CREADO,
    ]);
  });

  it('is paged, the creation on the last page only', async () => {
    const { epica } = await world.tree();
    const path = `/epicas/${epica._id}`;
    for (const titulo of ['B', 'C', 'D']) await put(path, { titulo });
    const first = await historyOf(path, '?limite=2');
    const last = await historyOf(path, `?limite=2&cursor=${first.siguiente}`);
    expect([...told(first), ...told(last)].map(([, , , a]) => a)).toEqual(['D', 'C', 'B', null]);
    expect([typeof first.siguiente, last.siguiente]).toEqual(['string', null]);
  });

  it('has no row for a refused change or for one that changes nothing', async () => {
    const { epica } = await world.tree();
    await put(`/epicas/${epica._id}`, { titulo: epica.titulo });
    await put(`/epicas/${epica._id}`, { titulo: 'Tarde', version: 7 });
    expect(told(await historyOf(`/epicas/${epica._id}`))).toEqual([CREADO]);
  });

  it('has what is ticked of the definitions of the team, once, and tells whoever looks at it', async () => {
    const { historia, proyecto } = await world.tree();
    const heard = await world.hear();
    const connection = await connect({ servers: world.broker.url });
    const publish = (cumple: boolean, id: string, _id = historia._id) => {
      const detalle = [{ campo: 'hecho', de: cumple ? null : 'Desplegada', a: cumple ? 'Desplegada' : null }];
      const datos = {
        _id,
        titulo: 'Pagar',
        proyecto: proyecto._id,
        cual: 'hecho',
        texto: 'Desplegada',
        cumple,
      };
      const envelope = { id, ocurrido: new Date().toISOString(), correlacion: 'p', actor: world.member._id };
      connection.publish(
        definicionMarcada.subject,
        JSON.stringify({ ...envelope, datos: definicionMarcada.datos.parse({ ...datos, detalle }) }),
      );
    };
    const twice = `${newId()}:0`;
    publish(true, twice);
    publish(true, twice);
    publish(true, `${newId()}:0`, newId());
    publish(false, `${newId()}:0`);
    const path = `/historias/${historia._id}`;
    await eventually(async () => {
      const page = await historyOf(path);
      expect(told(page)).toEqual([
        ['actualizado', 'puntoHecho', 'Desplegada', null],
        ['actualizado', 'puntoHecho', null, 'Desplegada'],
        CREADO,
      ]);
      expect(page.cambios[0]!.autor).toMatchObject({ nombre: 'Mario Miembro' });
    });
    await eventually(() => {
      const live = heard.messages.filter(({ subject }) => subject === `vivo.proyecto.${proyecto._id}`);
      expect(live).toMatchObject(
        Array.from({ length: 2 }, () => ({
          body: { evento: 'cambio', datos: { entidad: 'definicion', _id: historia._id } },
        })),
      );
    });
    await connection.close();
    await heard.stop();
  });

  it('is removed for good with its item', async () => {
    const { proyecto, epica, historia, tarea } = await world.tree();
    for (const path of [`/epicas/${epica._id}`, `/historias/${historia._id}`, `/tareas/${tarea._id}`]) {
      await put(path, { titulo: 'Otra' });
    }
    const rows = () => world.collection('historial').countDocuments({ autor: { $exists: true } });
    const before = await rows();
    await world.as(world.creator)('DELETE', `/epicas/${epica._id}`);
    expect(await rows()).toBe(before);
    await world.as(world.admin)('DELETE', `/papelera/${epica._id}`);
    expect(await rows()).toBe(before - 3);
    expect((await historyOf(`/epicas/${epica._id}`)).cambios).toBeUndefined();
    expect((await world.as(world.member)('GET', `/proyectos/${proyecto._id}`)).status).toBe(200);
  });
});
