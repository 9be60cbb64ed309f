import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  comentarioActualizado,
  comentarioSchema,
  type CambioHistorial,
  type Comentario,
} from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { World } from '../../test/world';

let world: World;
let tree: Awaited<ReturnType<World['tree']>>;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  tree = await world.tree();
});

const lugar = () => `/tareas/${tree.tarea._id}/comentarios`;
const comment = async (texto: string) =>
  (await world.as(world.creator)('POST', lugar(), { texto })).body.comentario as Comentario;
const list = async () =>
  (await world.as(world.member)('GET', lugar())).body as {
    comentarios: Comentario[];
    decisiones?: Comentario[];
  };
describe('what people put on a comment', () => {
  let comentario: Comentario;
  beforeEach(async () => {
    comentario = await comment('Empezamos el lunes');
  });

  const mark = (person: typeof world.creator, what: 'reaccion' | 'decision', body: object) =>
    world.as(person)('PUT', `/comentarios/${comentario._id}/${what}`, body);
  const react = (person: typeof world.creator, emoji: string) =>
    mark(person, 'reaccion', { emoji, puesta: true });
  const seen = async () => (await list()).comentarios[0]!;

  it('shows the emojis of a comment with who put them, live, and notifies nobody', async () => {
    expect(comentario).not.toHaveProperty('reacciones');
    const heard = await world.hear();
    const { body } = await react(world.member, '👍');
    const changed = body.comentario as Comentario;
    expect(comentarioSchema.parse(changed)).toEqual(changed);
    const { _id, nombre } = world.member;
    const reacciones = [{ emoji: '👍', personas: [{ _id, nombre }] }];
    expect(changed).toMatchObject({ reacciones, version: 2, editado: null });
    expect((await react(world.member, '👍')).body.comentario).toEqual(changed);
    await eventually(() => {
      const live = heard.messages.filter(({ subject }) => subject === `vivo.proyecto.${tree.proyecto._id}`);
      expect(live.map(({ body: { datos } }) => datos)).toMatchObject([
        { entidad: 'comentario', accion: 'actualizado', datos: changed, autor: _id },
      ]);
    });
    expect(heard.messages.filter(({ subject }) => subject.startsWith('hecho.'))).toEqual([]);
    await heard.stop();
  });

  it('loses none of the emojis that come at once, nor a change of the text meanwhile', async () => {
    const people = [world.creator, world.member];
    const emojis = ['👍', '🎉', '👀'].flatMap((emoji) => [emoji, emoji]);
    const replies = await Promise.all(people.flatMap((person) => emojis.map((each) => react(person, each))));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const { reacciones, version } = await seen();
    expect(reacciones).toHaveLength(3);
    for (const { personas } of reacciones!)
      expect(personas.map(({ _id }) => _id).sort()).toEqual(people.map(({ _id }) => _id).sort());
    expect(version).toBe(7);
    const edited = await world.as(world.creator)('PUT', `/comentarios/${comentario._id}`, {
      texto: 'Empezamos el martes',
      version: 1,
    });
    expect(edited.body.comentario).toMatchObject({ texto: 'Empezamos el martes', version: 8, reacciones });
  });

  it('marks a comment as a decision; its history and the audit trail say so', async () => {
    const heard = await world.hear();
    const { body } = await mark(world.member, 'decision', { decidido: true });
    const { _id, nombre } = world.member;
    expect(body.comentario).toMatchObject({ decision: { por: { _id, nombre } } });
    expect((await mark(world.creator, 'decision', { decidido: true })).body.comentario).toEqual(
      body.comentario,
    );
    expect((await list()).decisiones).toMatchObject([{ _id: comentario._id }]);
    await mark(world.creator, 'decision', { decidido: false });
    expect(await seen()).not.toHaveProperty('decision');
    const { body: past } = await world.as(world.member)('GET', `/tareas/${tree.tarea._id}/historial`);
    const told = (past as { cambios: CambioHistorial[] }).cambios.filter(({ campo }) => campo === 'decision');
    expect(told).toMatchObject([
      { de: world.creator.nombre, a: null },
      { de: null, a: world.creator.nombre },
    ]);
    await eventually(() => {
      const facts = heard.messages.filter(({ subject }) => subject === comentarioActualizado.subject);
      expect(facts.map(({ body: { datos } }) => datos.detalle)).toEqual([
        [{ campo: 'decision', de: false, a: true }],
        [{ campo: 'decision', de: true, a: false }],
      ]);
    });
    await heard.stop();
  });
});
