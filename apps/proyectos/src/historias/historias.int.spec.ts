import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  historiaCreada,
  historiaEstado,
  historiaSchema,
  type Epica,
  type Historia,
} from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { newId, World } from '../../test/world';

let world: World;
let epica: Epica;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  epica = await world.epica((await world.proyecto())._id);
});

const list = async (query = ''): Promise<{ historias: Historia[]; siguiente?: string | null }> =>
  (await world.as(world.member)('GET', `/historias/proyecto/${epica.proyecto}${query}`)).body;
const post = (body: object, person = world.creator) => world.as(person)('POST', '/historias', body);
const put = (id: string, body: object) => world.as(world.member)('PUT', `/historias/${id}`, body);
const valid = (fields: object = {}) => ({
  titulo: 'Pagar',
  proyecto: epica.proyecto,
  epicaId: epica._id,
  ...fields,
});

describe('creating a story', () => {
  it('returns it whole, with its epic, and publishes fact, state and live event', async () => {
    const heard = await world.hear();
    const historia = await world.historia(epica, {
      puntos: 5,
      para: ' no ir al banco ',
      epicaId: { _id: epica._id },
    });
    expect(historiaSchema.parse(historia)).toEqual(historia);
    expect(historia).toMatchObject({
      puntos: 5,
      para: 'no ir al banco',
      comoUsuario: '',
      estado: 'pendiente',
      epicaId: { _id: epica._id, titulo: 'Pagos' },
      sprintId: null,
      version: 1,
    });
    const { _id } = historia;
    await eventually(() =>
      expect(heard.subjectsWith(_id).sort()).toEqual([
        `${historiaEstado.subject}.${_id}`,
        historiaCreada.subject,
        `vivo.proyecto.${epica.proyecto}`,
      ]),
    );
    const cambio = heard.messages.find(
      ({ body }) => body.datos?.entidad === 'historia' && body.datos._id === _id,
    )?.body.datos;
    expect(cambio).toMatchObject({
      entidad: 'historia',
      accion: 'creado',
      autor: world.creator._id,
      datos: historia,
    });
    await heard.stop();
  });

  it('puts new ones last', async () => {
    const made: string[] = [];
    for (let i = 0; i < 4; i++) made.push((await world.historia(epica))._id);
    expect((await list()).historias.map(({ _id }) => _id)).toEqual(made);
  });

  it('creates 32 at once in one project, each with a rank of its own', async () => {
    const replies = await Promise.all(Array.from({ length: 32 }, () => post(valid())));
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(32).fill(201));
    const { historias } = await list();
    expect(new Set(historias.map(({ orden }) => orden)).size).toBe(32);
    const last = await world.historia(epica);
    expect((await list()).historias.at(-1)?._id).toBe(last._id);
  });

  it('returns the first one when the same person retries', async () => {
    const body = { ...valid(), _id: newId() };
    const replies = await Promise.all([post(body), post(body)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    expect((await post({ ...body, titulo: 'Otra' })).body.historia.titulo).toBe('Pagar');
    expect((await list()).historias).toHaveLength(1);
  });

  it('refuses an id that another person used, that is in another project, or that was deleted', async () => {
    const body = { ...valid(), _id: newId() };
    await post(body);
    expect((await post(body, world.member)).status).toBe(409);
    const elsewhere = await world.epica((await world.proyecto())._id);
    expect((await post({ ...body, proyecto: elsewhere.proyecto, epicaId: elsewhere._id })).status).toBe(409);
    await world.as(world.creator)('DELETE', `/historias/${body._id}`);
    expect((await post(body)).status).toBe(409);
    expect((await list()).historias).toEqual([]);
  });
});

describe('changing a story', () => {
  it('moves it to another epic of its project, never to one of another project', async () => {
    const historia = await world.historia(epica);
    const other = await world.epica(epica.proyecto, { titulo: 'Envíos' });
    const foreign = await world.epica((await world.proyecto())._id);
    expect((await put(historia._id, { epicaId: foreign._id })).status).toBe(400);
    const moved = (await put(historia._id, { epicaId: other._id })).body.historia;
    expect(moved).toMatchObject({
      epicaId: { _id: other._id, titulo: 'Envíos' },
      version: 2,
      orden: historia.orden,
    });
  });

  it('clears what is sent empty and keeps the rest', async () => {
    const historia = await world.historia(epica, { puntos: 8, descripcion: 'Texto', quiero: 'pagar' });
    const changed = (await put(historia._id, { puntos: null, descripcion: '' })).body.historia;
    expect(changed).toMatchObject({ puntos: 0, descripcion: '', quiero: 'pagar', version: 2 });
  });

  it('refuses a stale version', async () => {
    const { _id } = await world.historia(epica);
    await put(_id, { titulo: 'B', version: 1 });
    expect((await put(_id, { titulo: 'C', version: 1 })).status).toBe(409);
  });

  it('shows the new title of its epic', async () => {
    const { _id } = await world.historia(epica);
    await world.as(world.member)('PUT', `/epicas/${epica._id}`, { titulo: 'Cobros' });
    expect((await world.as(world.member)('GET', `/historias/${_id}`)).body.historia.epicaId.titulo).toBe(
      'Cobros',
    );
  });
});

describe('the list of stories', () => {
  it('is paged by rank', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push((await world.historia(epica))._id);
    const first = await list('?limite=2');
    const second = await list(`?limite=2&cursor=${first.siguiente}`);
    const third = await list(`?limite=2&cursor=${second.siguiente}`);
    const pages = [first, second, third].map(({ historias }) => historias.map(({ _id }) => _id));
    expect(pages).toEqual([made.slice(0, 2), made.slice(2, 4), made.slice(4)]);
    expect(third.siguiente).toBeNull();
  });
});
