import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  comentarioActualizado,
  comentarioCreado,
  comentarioEliminado,
  comentarioRestaurado,
  comentarioSchema,
  mencionEnComentario,
  mencionEnDescripcion,
  type CambioHistorial,
  type Comentario,
} from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { newId, World, type Heard } from '../../test/world';

let world: World;
let tree: Awaited<ReturnType<World['tree']>>;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  tree = await world.tree();
});

const lugar = (entidad: 'historia' | 'tarea') => `/${entidad}s/${tree[entidad]._id}/comentarios`;
const post = (body: object, person = world.creator, entidad: 'historia' | 'tarea' = 'tarea') =>
  world.as(person)('POST', lugar(entidad), body);
const comment = async (texto: string, person = world.creator, entidad: 'historia' | 'tarea' = 'tarea') =>
  (await post({ texto }, person, entidad)).body.comentario as Comentario;
const list = async (query = '', entidad: 'historia' | 'tarea' = 'tarea') =>
  (await world.as(world.member)('GET', `${lugar(entidad)}${query}`)).body as {
    comentarios: Comentario[];
    decisiones?: Comentario[];
    siguiente?: string | null;
  };
const put = (id: string, body: object, person = world.creator) =>
  world.as(person)('PUT', `/comentarios/${id}`, body);
const textos = ({ comentarios }: { comentarios: Comentario[] }) => comentarios.map(({ texto }) => texto);
const facts = ({ messages }: Heard, subject: string) =>
  messages.filter((message) => message.subject === subject).map(({ body }) => body.datos);

describe('commenting', () => {
  it('returns the whole comment and publishes fact and live event', async () => {
    const heard = await world.hear();
    const comentario = await comment('  ¿Lo vemos mañana?\n ');
    expect(comentarioSchema.parse(comentario)).toEqual(comentario);
    expect(comentario).toMatchObject({
      texto: '¿Lo vemos mañana?',
      autor: { _id: world.creator._id, nombre: world.creator.nombre },
      sobre: { entidad: 'tarea', _id: tree.tarea._id },
      proyecto: tree.proyecto._id,
      menciones: [],
      editado: null,
      version: 1,
    });
    await eventually(() => {
      expect(facts(heard, comentarioCreado.subject)).toMatchObject([
        { _id: comentario._id, titulo: tree.tarea.titulo, extracto: '¿Lo vemos mañana?', detalle: [] },
      ]);
      expect(facts(heard, `vivo.proyecto.${tree.proyecto._id}`)).toMatchObject([
        { entidad: 'comentario', accion: 'creado', datos: comentario, autor: world.creator._id },
      ]);
    });
    await heard.stop();
  });

  it('keeps the comments of a story apart from those of its tasks', async () => {
    await comment('De la historia', world.member, 'historia');
    await comment('De la tarea');
    expect([textos(await list('', 'historia')), textos(await list())]).toEqual([
      ['De la historia'],
      ['De la tarea'],
    ]);
  });

  it.each([
    ['nothing', {}, 'Escribe un comentario'],
    ['only spaces', { texto: ' \n ' }, 'Escribe un comentario'],
    ['no text', { texto: 7 }, 'Escribe un comentario'],
    ['too much', { texto: 'x'.repeat(5_001) }, 'No puede superar los 5000 caracteres'],
  ])('refuses %s', async (_what, body, message) => {
    const reply = await post(body);
    expect(reply).toMatchObject({ status: 400, body: { errores: [{ campo: 'texto', message }] } });
    expect((await list()).comentarios).toEqual([]);
  });

  it('accepts 5,000 characters', async () => {
    expect((await post({ texto: ` ${'ñ'.repeat(5_000)} ` })).status).toBe(201);
  });

  it('returns the first one when the same person retries, and refuses the id to everybody else', async () => {
    const body = { texto: 'Una vez', _id: newId() };
    const replies = await Promise.all([post(body), post(body)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    expect((await list()).comentarios).toHaveLength(1);
    expect((await post(body, world.member)).status).toBe(409);
    expect((await post(body, world.creator, 'historia')).status).toBe(409);
    await world.as(world.creator)('DELETE', `/comentarios/${body._id}`);
    expect((await post(body)).status).toBe(409);
    expect((await list()).comentarios).toEqual([]);
  });
});

describe('the list of comments', () => {
  it('is paged from the oldest, or from the newest', async () => {
    for (const texto of ['1', '2', '3', '4', '5']) await comment(texto);
    expect(textos(await list())).toEqual(['1', '2', '3', '4', '5']);
    const first = await list('?limite=3');
    const last = await list(`?limite=3&cursor=${first.siguiente}`);
    expect([textos(first), textos(last), last.siguiente]).toEqual([['1', '2', '3'], ['4', '5'], null]);
    const newest = await list('?limite=3&orden=recientes');
    const older = await list(`?limite=3&orden=recientes&cursor=${newest.siguiente}`);
    expect([textos(newest), textos(older)]).toEqual([
      ['5', '4', '3'],
      ['2', '1'],
    ]);
  });

  it.each(['limite=0', 'cursor=nada', 'orden=otro'])('refuses ?%s', async (query) => {
    expect((await world.as(world.member)('GET', `${lugar('tarea')}?${query}`)).status).toBe(400);
  });
});

describe('changing a comment', () => {
  it('marks it as edited and sends the old text to the audit trail', async () => {
    const { _id } = await comment('Antes');
    const heard = await world.hear();
    const changed = (await put(_id, { texto: ' Después ', version: 1 })).body.comentario;
    expect(changed).toMatchObject({ texto: 'Después', version: 2, editado: expect.any(String) });
    expect((await list()).comentarios).toEqual([changed]);
    await eventually(() => {
      const detalle = [{ campo: 'texto', de: 'Antes', a: 'Después' }];
      expect(facts(heard, comentarioActualizado.subject)).toMatchObject([{ _id, detalle }]);
      expect(facts(heard, `vivo.proyecto.${tree.proyecto._id}`)).toMatchObject([
        { entidad: 'comentario', accion: 'actualizado', version: 2, datos: changed },
      ]);
    });
    await heard.stop();
  });

  it('does nothing when the text is the same', async () => {
    const comentario = await comment('Igual');
    expect((await put(comentario._id, { texto: 'Igual' })).body.comentario).toEqual(comentario);
    expect((await put(comentario._id, {})).body.comentario).toEqual(comentario);
  });

  it('refuses a stale version, and the second of two changes to the same version', async () => {
    const { _id } = await comment('A');
    const replies = await Promise.all(['B', 'C'].map((texto) => put(_id, { texto, version: 1 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await put(_id, { texto: 'D', version: 1 })).status).toBe(409);
  });

  it('keeps what it said before, also when it is deleted and restored, for who sees it', async () => {
    const { _id } = await comment('Uno', world.member);
    const versiones = (person = world.creator) => world.as(person)('GET', `/comentarios/${_id}/versiones`);
    expect((await versiones()).body.versiones).toMatchObject([{ texto: 'Uno' }]);
    await put(_id, { texto: 'Dos' }, world.member);
    await put(_id, { texto: 'Tres' }, world.member);
    await put(_id, { texto: 'Tres' }, world.member);
    const all = ['Tres', 'Dos', 'Uno'].map((texto) => ({ texto, autor: { _id: world.member._id } }));
    expect((await versiones()).body.versiones).toMatchObject(all);
    expect(JSON.stringify(await list())).not.toContain('Dos');
    await world.as(world.member)('DELETE', `/comentarios/${_id}`);
    expect((await versiones()).status).toBe(404);
    await world.as(world.member)('POST', `/comentarios/${_id}/restaurar`);
    expect((await versiones()).body.versiones).toMatchObject(all);
    expect((await versiones(world.outsider)).status).toBe(404);
    await world.as(world.creator)('DELETE', `/tareas/${tree.tarea._id}`);
    expect((await versiones()).status).toBe(404);
  });

  it('is refused for somebody else’s comment, even to an admin', async () => {
    const { _id } = await comment('Mío', world.member);
    for (const person of [world.creator, world.teamAdmin, world.admin]) {
      expect(await put(_id, { texto: 'Tuyo' }, person)).toMatchObject({
        status: 403,
        body: { message: 'Solo quien escribió el comentario puede cambiarlo' },
      });
    }
    expect(textos(await list())).toEqual(['Mío']);
  });
});

describe('deleting a comment', () => {
  it('removes it from the list and publishes that', async () => {
    const { _id } = await comment('Se va', world.member);
    await comment('Se queda');
    const heard = await world.hear();
    expect((await world.as(world.member)('DELETE', `/comentarios/${_id}`)).status).toBe(200);
    expect(textos(await list())).toEqual(['Se queda']);
    expect((await world.as(world.member)('DELETE', `/comentarios/${_id}`)).status).toBe(404);
    expect((await put(_id, { texto: 'Otra vez' }, world.member)).status).toBe(404);
    await eventually(() => {
      const detalle = [{ campo: 'texto', de: 'Se va', a: null }];
      expect(facts(heard, comentarioEliminado.subject)).toMatchObject([{ _id, detalle }]);
      expect(facts(heard, `vivo.proyecto.${tree.proyecto._id}`)).toMatchObject([
        { entidad: 'comentario', accion: 'eliminado', _id, version: 2, datos: null },
      ]);
    });
    await heard.stop();
    expect(await world.collection('comentarios').findOne({ texto: 'Se va' })).toBeNull();
  });
});

describe('whoever deletes a comment', () => {
  it('has written it or administers the team, and the history says who, whose it was, and not what it said', async () => {
    const { _id } = await comment('Delicado', world.creator);
    expect((await world.as(world.member)('DELETE', `/comentarios/${_id}`)).status).toBe(403);
    expect((await world.as(world.teamAdmin)('DELETE', `/comentarios/${_id}`)).status).toBe(200);
    expect((await world.as(world.member)('POST', `/comentarios/${_id}/restaurar`)).status).toBe(403);
    expect((await world.as(world.creator)('POST', `/comentarios/${_id}/restaurar`)).status).toBe(200);
    const path = `/tareas/${tree.tarea._id}/historial`;
    const { cambios } = (await world.as(world.member)('GET', path)).body as { cambios: CambioHistorial[] };
    const [restored, removed] = cambios.filter(({ campo }) => campo === 'comentario');
    const { nombre } = world.creator;
    expect(removed).toMatchObject({ autor: { _id: world.teamAdmin._id }, de: nombre, a: null });
    expect(restored).toMatchObject({ autor: { _id: world.creator._id }, de: null, a: nombre });
    expect(JSON.stringify(cambios)).not.toContain('Delicado');
  });
});

describe('a deleted comment', () => {
  const restore = (id: string, person = world.member) =>
    world.as(person)('POST', `/comentarios/${id}/restaurar`);

  it('is restored unchanged in its place, without notifying mentions again', async () => {
    const before = await comment(`@${world.teamAdmin.nombre} mira`, world.member);
    await comment('Después');
    await world.as(world.member)('DELETE', `/comentarios/${before._id}`);
    const heard = await world.hear();
    const { status, body } = await restore(before._id);
    expect({ status, comentario: body.comentario }).toEqual({
      status: 200,
      comentario: { ...before, version: 3 },
    });
    expect((await list()).comentarios[0]).toEqual(body.comentario);
    await eventually(() => {
      expect(facts(heard, comentarioRestaurado.subject)).toMatchObject([{ _id: before._id, detalle: [] }]);
      expect(facts(heard, `vivo.proyecto.${tree.proyecto._id}`)).toMatchObject([
        { entidad: 'comentario', accion: 'creado', version: 3, datos: body.comentario },
      ]);
    });
    await heard.stop();
    expect(facts(heard, mencionEnComentario.subject)).toEqual([]);
    expect((await put(before._id, { texto: 'Otro', version: 3 }, world.member)).status).toBe(200);
  });

  it('cannot be restored twice, onto a deleted task, or by a stranger', async () => {
    const { _id } = await comment('Vuelve', world.member);
    expect((await restore(_id)).status).toBe(404);
    await world.as(world.member)('DELETE', `/comentarios/${_id}`);
    expect((await restore(_id, world.outsider)).status).toBe(404);
    const replies = await Promise.all([restore(_id), restore(_id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    await world.as(world.member)('DELETE', `/comentarios/${_id}`);
    await world.as(world.creator)('DELETE', `/tareas/${tree.tarea._id}`);
    expect((await restore(_id)).status).toBe(404);
  });
});

describe('mentioning people', () => {
  const first = ({ nombre }: { nombre: string }) => `@${nombre}`;

  it('notifies each team member once, never a stranger or oneself', async () => {
    const heard = await world.hear();
    const { creator, member, outsider } = world;
    const texto = `${first(member)} y ${first(member)}, ${first(outsider)}, ${first(creator)}`;
    const comentario = await comment(texto);
    expect(comentario.menciones).toEqual([member._id]);
    await eventually(() =>
      expect(facts(heard, mencionEnComentario.subject)).toEqual([
        {
          comentario: comentario._id,
          sobre: { ...comentario.sobre, titulo: tree.tarea.titulo },
          proyecto: tree.proyecto._id,
          autor: { _id: creator._id, nombre: creator.nombre },
          persona: member._id,
          extracto: texto,
        },
      ]),
    );
    await heard.stop();
  });

  it('notifies only the people whom a change adds', async () => {
    const { teamAdmin, member } = world;
    const { _id } = await comment(`${first(member)} mira`);
    const heard = await world.hear();
    const changed = (await put(_id, { texto: `${first(member)} y ${first(teamAdmin)} mirad` })).body;
    expect(changed.comentario.menciones.toSorted()).toEqual([member._id, teamAdmin._id].toSorted());
    await eventually(() => {
      const told = facts(heard, mencionEnComentario.subject) as { persona: string }[];
      expect(told.map(({ persona }) => persona)).toEqual([teamAdmin._id]);
    });
    await heard.stop();
  });

  it.each(['epica', 'historia', 'tarea'] as const)(
    'of the description of an %s notifies once',
    async (tipo) => {
      const { creator, member, teamAdmin } = world;
      const heard = await world.hear();
      const told = () =>
        (facts(heard, mencionEnDescripcion.subject) as { persona: string }[]).map(({ persona }) => persona);
      const path = `/${tipo}s/${tree[tipo]._id}`;
      const write = async (descripcion: string) => {
        expect((await world.as(creator)('PUT', path, { descripcion })).status).toBe(200);
      };
      const chosen = `[@Quien sea](persona:${member._id})`;
      await write(
        `${first(member)}berto no es, ni [@Ajena](persona:${world.outsider._id}) ni ${first(creator)}`,
      );
      await write(`Lo lleva ${chosen}`);
      await write(`Lo lleva ${chosen}, hoy`);
      await write(`${first(teamAdmin)} con ${chosen}`);
      await eventually(() => expect(told()).toEqual([member._id, teamAdmin._id]));
      expect(facts(heard, mencionEnDescripcion.subject)[0]).toEqual({
        sobre: { entidad: tipo, _id: tree[tipo]._id, titulo: tree[tipo].titulo },
        proyecto: tree.proyecto._id,
        autor: { _id: creator._id, nombre: creator.nombre },
        persona: member._id,
        extracto: 'Lo lleva @Quien sea',
      });
      await heard.stop();
    },
  );

  it('of a description notifies when the item is created with it', async () => {
    const { creator, member } = world;
    const heard = await world.hear();
    const descripcion = `Para [@ti](persona:${member._id})`;
    const datos = {
      titulo: 'Con nombre',
      descripcion,
      historiaId: tree.historia._id,
      proyecto: tree.proyecto._id,
    };
    expect((await world.as(creator)('POST', '/tareas', datos)).status).toBe(201);
    await eventually(() =>
      expect(facts(heard, mencionEnDescripcion.subject)).toMatchObject([
        { persona: member._id, extracto: 'Para @ti', sobre: { titulo: 'Con nombre' } },
      ]),
    );
    await heard.stop();
  });
});
