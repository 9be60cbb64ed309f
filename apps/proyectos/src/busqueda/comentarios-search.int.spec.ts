import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  busquedaReplySchema,
  type Comentario,
  type ComentarioEncontrado,
  type Tarea,
} from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { Types } from 'mongoose';
import { papeleraOf } from '../../test/papelera';
import { World } from '../../test/world';
import { PalabrasBackfill } from './palabras-backfill';

let world: World;
let tree: Awaited<ReturnType<World['tree']>>;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  tree = await world.tree();
});

const { remove, restore } = papeleraOf(() => world);
const search = async (q: string, person = world.member): Promise<ComentarioEncontrado[]> => {
  const { body } = await world.as(person)('GET', `/proyectos/buscar?q=${encodeURIComponent(q)}`);
  return busquedaReplySchema.parse(body).comentarios;
};
const extractos = async (q: string, person = world.member) =>
  (await search(q, person)).map(({ extracto }) => extracto);
const comment = async (texto: string, on: Pick<Tarea, '_id'> = tree.tarea, entidad = 'tareas') => {
  const { body } = await world.as(world.creator)('POST', `/${entidad}/${on._id}/comentarios`, { texto });
  return body.comentario as Comentario;
};
const removeComentario = (id: string) => world.as(world.creator)('DELETE', `/comentarios/${id}`);

describe('searching comments', () => {
  it('returns author, date, subject and the text around the match, newest first', async () => {
    const uno = await comment(`${'relleno '.repeat(20)}el certificado caduca`);
    const dos = await comment('¿Qué certificado?', tree.historia, 'historias');
    const { creator } = world;
    const autor = { _id: creator._id, nombre: creator.nombre, avatar: null };
    expect(await search('certificado')).toEqual([
      {
        _id: dos._id,
        extracto: '¿Qué certificado?',
        autor,
        createdAt: dos.createdAt,
        sobre: { entidad: 'historia', _id: tree.historia._id, titulo: tree.historia.titulo },
        proyecto: tree.proyecto._id,
      },
      {
        _id: uno._id,
        extracto: expect.stringMatching(/^….*el certificado caduca$/),
        autor,
        createdAt: uno.createdAt,
        sobre: { entidad: 'tarea', _id: tree.tarea._id, titulo: tree.tarea.titulo },
        proyecto: tree.proyecto._id,
      },
    ]);
  });

  it.each([
    ['CAMION', true],
    ['camión', true],
    ['camio\u0301n', true],
    ['  camión  ', true],
    ['«camión»', true],
    ['"camión rojo"', true],
    ['rojo camion', true],
    ['cami', true],
    ['camiones', true],
    ['camioneta', false],
    ['amion', false],
    ['.*', false],
    ['^camion$|', true],
    ['[a-z]+', false],
    ['$where', false],
  ])('%s: %s', async (q, found) => {
    await comment('Un camio\u0301n rojo');
    expect((await extractos(q)).length > 0).toBe(found);
  });

  it('returns the newest twenty, and refuses an endless query', async () => {
    for (let n = 1; n <= 22; n += 1) await comment(`veinte ${n}`);
    const found = await extractos('veinte');
    expect([found.length, found[0], found.at(-1)]).toEqual([20, 'veinte 22', 'veinte 3']);
    const huge = await world.as(world.member)('GET', `/proyectos/buscar?q=${'veinte+'.repeat(43_000)}`);
    expect(huge.status).toBe(400);
  });

  it('finds comments in visible projects only, also by id', async () => {
    const { _id } = await comment('Solo nuestro: ornitorrinco');
    expect(await extractos('ornitorrinco', world.admin)).toHaveLength(1);
    expect(await extractos('ornitorrinco', world.outsider)).toEqual([]);
    expect((await search(_id)).map((one) => one._id)).toEqual([_id]);
    expect(await search(_id, world.outsider)).toEqual([]);
  });
});

describe('a comment that the search finds', () => {
  it('is found by its current text, not while it is deleted, and again once it is restored', async () => {
    const { _id } = await comment('presupuesto');
    await world.as(world.creator)('PUT', `/comentarios/${_id}`, { texto: 'calendario' });
    expect([await extractos('presupuesto'), await extractos('calendario')]).toEqual([[], ['calendario']]);
    await removeComentario(_id);
    expect([await search('calendario'), await search(_id)]).toEqual([[], []]);
    await world.as(world.creator)('POST', `/comentarios/${_id}/restaurar`);
    expect(await extractos('calendario')).toEqual(['calendario']);
  });

  it.each([
    ['proyectos', 'proyecto'],
    ['epicas', 'epica'],
    ['historias', 'historia'],
    ['tareas', 'tarea'],
  ] as const)('disappears with its parent and returns with it (%s)', async (path, kind) => {
    const palabra = `papelera${kind}`;
    const { _id } = await comment(palabra);
    await remove(`/${path}/${tree[kind]._id}`);
    expect([await search(palabra), await search(_id)]).toEqual([[], []]);
    await restore(tree[kind]._id);
    await eventually(async () => expect(await extractos(palabra)).toEqual([palabra]));
  });

  it.each([45, 510])('is found behind %i newer comments on deleted things', async (newer) => {
    const texto = `escondido${newer}`;
    await comment(texto);
    const other = await world.tarea(tree.historia);
    const { _id } = await comment(texto, other);
    const comentarios = world.collection('comentarios');
    const { _id: _, ...first } = (await comentarios.findOne({ sobre: new Types.ObjectId(other._id) }))!;
    await comentarios.insertMany(Array.from({ length: newer }, () => ({ ...first })));
    expect((await search(texto)).map(({ sobre }) => sobre._id)).toEqual(Array(20).fill(other._id));
    await remove(`/tareas/${other._id}`);
    expect([await extractos(texto), await search(_id)]).toEqual([[texto], []]);
  });

  it('may have been stored without words by an earlier version, also inside a tombstone', async () => {
    const [vivo, borrado] = [await comment('antiguamente vivo'), await comment('antiguamente borrado')];
    const comentarios = world.collection('comentarios');
    await comentarios.updateMany({ texto: /^antiguamente/ }, { $unset: { palabras: 1 } });
    await removeComentario(borrado._id);
    expect(await search('antiguamente')).toEqual([]);
    world.service.app.get(PalabrasBackfill, { strict: false }).onApplicationBootstrap();
    const unfilled = { texto: { $exists: true }, palabras: { $exists: false } };
    await eventually(async () => expect(await comentarios.countDocuments(unfilled)).toBe(0));
    expect((await search('antiguamente')).map(({ _id }) => _id)).toEqual([vivo._id]);
    await world.as(world.creator)('POST', `/comentarios/${borrado._id}/restaurar`);
    expect(await search('antiguamente')).toHaveLength(2);
  });

  it('leaves out the elements that an earlier version stored without words until they have theirs', async () => {
    const tarea = await world.tarea(tree.historia, { titulo: 'Prehistórica' });
    const found = async () =>
      (await world.as(world.member)('GET', '/proyectos/buscar?q=prehistoricas')).body.resultados;
    await world.collection('tareas').updateOne({ titulo: tarea.titulo }, { $unset: { palabras: 1 } });
    expect(await found()).toEqual([]);
    await world.service.app.get(PalabrasBackfill, { strict: false }).fill();
    expect(await found()).toMatchObject([{ _id: tarea._id }]);
  });
});

it('finds what has been decided in a project, by its words and its day, on what still exists', async () => {
  const { _id } = await comment('Empezamos el lunes');
  await comment('Empezamos ya');
  await world.as(world.member)('PUT', `/comentarios/${_id}/decision`, { decidido: true });
  const decided = async (query = '') =>
    (await world.as(world.member)('GET', `/proyectos/${tree.proyecto._id}/decisiones${query}`)).body;
  const enlace = `/tareas/${tree.tarea._id}?comentario=${_id}`;
  const all = {
    hayMas: false,
    decisiones: [{ texto: 'Empezamos el lunes', titulo: tree.tarea.titulo, enlace }],
  };
  for (const query of ['', '?q=LUN%20empe', '?desde=2020-01-01T00:00:00Z'])
    expect(await decided(query)).toMatchObject(all);
  for (const query of ['?q=martes', '?desde=2090-01-01T00:00:00Z', '?hasta=2020-01-01T00:00:00Z'])
    expect(await decided(query)).toMatchObject({ hayMas: false, decisiones: [] });
  await remove(`/tareas/${tree.tarea._id}`);
  expect(await decided()).toMatchObject({ decisiones: [] });
});
