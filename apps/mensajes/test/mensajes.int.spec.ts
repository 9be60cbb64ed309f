import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mencionHecha } from '@pmp/contracts/mensajes';
import { factEnvelopeSchema } from '@pmp/contracts/common';
import { eventually, newId, World } from './world';

let world: World;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

const group = () => world.group([world.ana, world.luis, world.eva], { nombre: 'Equipo Azul' });

/** Everything published on these subjects from now on. */
async function hear(...subjects: string[]) {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read arbitrary messages
  const heard: { subject: string; body: any }[] = [];
  for (const subject of subjects) {
    world.nats.subscribe(subject, {
      callback: (_error, message) => void heard.push({ subject: message.subject, body: message.json() }),
    });
  }
  await world.nats.flush();
  return heard;
}

const age = (contenido: string, minutes: number) =>
  world
    .collection('mensajes')
    .updateOne(
      { secuencia: { $gt: 0 }, contenido },
      { $set: { timestamp: new Date(Date.now() - minutes * 60_000) } },
    );

describe('the list of chats', () => {
  it('holds the teams and projects of the caller and the direct ones with a message, newest first', async () => {
    const [uno, dos] = [await world.person({ nombre: 'Uno' }), await world.person({ nombre: 'Dos' })];
    const team = await world.group([uno, dos], { nombre: 'Zorros' });
    const project = newId();
    await world.putProject(project, team, 'Ánfora');
    await world.putProject(newId(), team, 'Borrado', true);
    const names = async () => (await world.chats(uno)).map(({ nombre, tipo }) => `${tipo} ${nombre}`);
    expect(await names()).toEqual(['proyecto Ánfora', 'equipo Zorros']);
    await world.send(dos, 'equipo', team);
    await world.send(dos, 'directo', uno._id, { contenido: 'psst' });
    expect(await names()).toEqual(['directo Dos', 'equipo Zorros', 'proyecto Ánfora']);
    expect(await world.chat(uno, dos._id)).toEqual({
      _id: dos._id,
      tipo: 'directo',
      nombre: 'Dos',
      avatar: null,
      ultimoMensaje: {
        _id: expect.any(String),
        contenido: 'psst',
        timestamp: expect.any(String),
        emisor: { _id: dos._id, nombre: 'Dos', avatar: null },
        eliminado: false,
        archivos: 0,
      },
      noLeidos: 1,
      secuencia: 1,
      leidoHasta: 0,
    });
    expect((await world.chats(world.admin)).map(({ _id }) => _id)).not.toContain(team);
  });

  it('offers every active person for a new chat, but not oneself', async () => {
    const gone = await world.person({ nombre: 'Ausente', estado: 'inactivo' });
    const { usuarios } = (await world.as(world.ana)('GET', '/mensajes/usuarios')).body as {
      usuarios: { _id: string }[];
    };
    const ids = usuarios.map(({ _id }) => _id);
    expect(ids).toContain(world.olga._id);
    expect(ids).not.toContain(world.ana._id);
    expect(ids).not.toContain(gone._id);
    expect(Object.keys(usuarios[0]!).sort()).toEqual(['_id', 'avatar', 'nombre']);
    const first = await world.as(world.ana)('GET', '/mensajes/usuarios?limite=2');
    expect(first.body.usuarios).toEqual(usuarios.slice(0, 2));
    expect((await world.as(world.ana)('GET', '/mensajes/usuarios?limite=0')).status).toBe(400);
  });

  it('tells who is in a chat', async () => {
    const team = await group();
    const { participantes, archivos } = (await world.as(world.ana)('GET', `/mensajes/${team}/equipo/info`))
      .body;
    expect(
      participantes.map(({ nombre, rol }: { nombre: string; rol: string }) => `${nombre} ${rol}`),
    ).toEqual(['Ana López miembro', 'Eva Ruiz miembro', 'Luis Pérez miembro']);
    expect(archivos).toEqual([]);
    const direct = (await world.as(world.ana)('GET', `/mensajes/${world.luis._id}/directo/info`)).body;
    expect(direct.participantes).toHaveLength(2);
  });
});

describe('paging', () => {
  let team: string;
  let ids: string[];

  beforeAll(async () => {
    team = await group();
    const senders = [world.ana, world.luis, world.eva];
    ids = [];
    for (let n = 1; n <= 120; n += 1) {
      ids.push((await world.send(senders[n % 3]!, 'equipo', team, { contenido: `Número ${n}` }))._id);
    }
  });

  const page = async (query: string) => {
    const { mensajes, hayAnteriores, hayPosteriores } = await world.mensajes(
      world.ana,
      'equipo',
      team,
      query,
    );
    return { secuencias: mensajes.map(({ secuencia }) => secuencia), hayAnteriores, hayPosteriores };
  };
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

  it('starts with the last 50, oldest first, and continues backwards without a gap', async () => {
    expect(await page('')).toEqual({
      secuencias: range(71, 120),
      hayAnteriores: true,
      hayPosteriores: false,
    });
    expect(await page(`?antes=${ids[70]}`)).toEqual({
      secuencias: range(21, 70),
      hayAnteriores: true,
      hayPosteriores: true,
    });
    expect(await page(`?antes=${ids[20]}`)).toEqual({
      secuencias: range(1, 20),
      hayAnteriores: false,
      hayPosteriores: true,
    });
    expect(await page(`?antes=${ids[0]}`)).toEqual({
      secuencias: [],
      hayAnteriores: false,
      hayPosteriores: true,
    });
  });

  it('returns what came after a message, and what lies around one', async () => {
    expect(await page(`?desde=${ids[99]}`)).toEqual({
      secuencias: range(101, 120),
      hayAnteriores: true,
      hayPosteriores: false,
    });
    expect(await page(`?desde=${ids[9]}&limite=5`)).toEqual({
      secuencias: range(11, 15),
      hayAnteriores: true,
      hayPosteriores: true,
    });
    expect(await page(`?alrededor=${ids[49]}&limite=10`)).toEqual({
      secuencias: range(45, 55),
      hayAnteriores: true,
      hayPosteriores: true,
    });
    expect(await page(`?alrededor=${ids[0]}&limite=4`)).toEqual({
      secuencias: [1, 2, 3],
      hayAnteriores: false,
      hayPosteriores: true,
    });
  });

  it('finds the newest texts, ignoring accents and case', async () => {
    expect((await page('?q=NUMERO%2011')).secuencias).toEqual([11, ...range(110, 119)]);
    expect((await page(`?q=numero%2011&antes=${ids[109]}`)).secuencias).toEqual([11]);
    expect((await page('?q=.*')).secuencias).toEqual([]);
  });

  it('returns no message of another chat', async () => {
    const other = await world.send(world.ana, 'equipo', world.team);
    for (const name of ['antes', 'desde', 'alrededor']) {
      const reply = await world.as(world.ana)('GET', `/mensajes/${team}/equipo?${name}=${other._id}`);
      expect(reply.status).toBe(404);
    }
  });
});

describe('editing and deleting', () => {
  const put = (person: typeof world.ana, id: string, body: object) =>
    world.as(person)('PUT', `/mensajes/${id}`, body);
  const remove = (person: typeof world.ana, id: string) => world.as(person)('DELETE', `/mensajes/${id}`);

  it('changes the text for everybody, also in the list of chats and in quotations', async () => {
    const team = await group();
    const { _id } = await world.send(world.ana, 'equipo', team, { contenido: 'errror' });
    const heard = await hear('vivo.chat.>', `vivo.usuario.${world.ana._id}`);
    const { status, body } = await put(world.ana, _id, { contenido: ' error ', version: 1 });
    expect(status).toBe(200);
    expect(body.mensaje).toMatchObject({ _id, contenido: 'error', version: 2, secuencia: 1 });
    expect(body.mensaje.editado).not.toBeNull();
    // The message itself may still be on its way to them.
    const told = () => heard.filter(({ body: { evento } }) => evento === 'mensaje_editado');
    await eventually(() => expect(told()).toHaveLength(2));
    expect(told()[0]!.body).toMatchObject({
      datos: { excepto: world.ana._id, datos: { contenido: 'error' } },
    });
    expect(told()[0]!.body.datos.para.sort()).toEqual([world.luis._id, world.eva._id].sort());
    const answer = await world.send(world.luis, 'equipo', team, { contenido: 'sí', respuestaA: _id });
    expect(answer.respuestaA).toMatchObject({ contenido: 'error' });
    expect((await put(world.ana, _id, { contenido: 'tarde', version: 1 })).status).toBe(409);
    await put(world.luis, answer._id, { contenido: 'claro que sí' });
    expect((await world.chat(world.eva, team))?.ultimoMensaje?.contenido).toBe('claro que sí');
  });

  it('keeps the place of a deleted message and nothing of its text', async () => {
    const team = await group();
    const first = await world.send(world.ana, 'equipo', team, { contenido: 'secreto' });
    const second = await world.send(world.luis, 'equipo', team, { contenido: 'otro', respuestaA: first._id });
    expect((await remove(world.ana, first._id)).status).toBe(200);
    const { mensajes } = await world.mensajes(world.eva, 'equipo', team);
    expect(mensajes).toMatchObject([
      { contenido: '', eliminado: true, secuencia: 1, version: 2 },
      { contenido: 'otro', respuestaA: { contenido: '', eliminado: true } },
    ]);
    expect(
      JSON.stringify(
        await world
          .collection('mensajes')
          .find({ chat: `equipo.${team}` })
          .toArray(),
      ),
    ).not.toContain('secreto');
    await remove(world.luis, second._id);
    expect((await world.chat(world.eva, team))?.ultimoMensaje).toMatchObject({
      contenido: '',
      eliminado: true,
    });
    expect((await world.mensajes(world.eva, 'equipo', team, '?q=otro')).mensajes).toEqual([]);
  });

  it('is refused to other people, after 15 minutes, and for a deleted message', async () => {
    const team = await group();
    const contenido = `viejo ${newId()}`;
    const { _id } = await world.send(world.ana, 'equipo', team, { contenido });
    for (const call of [
      put(world.luis, _id, { contenido: 'x' }),
      put(world.admin, _id, { contenido: 'x' }),
      remove(world.luis, _id),
    ]) {
      expect((await call).status).toBe(403);
    }
    for (const call of [put(world.olga, _id, { contenido: 'x' }), remove(world.olga, _id)])
      expect((await call).status).toBe(404);
    await age(contenido, 16);
    for (const call of [put(world.ana, _id, { contenido: 'x' }), remove(world.ana, _id)]) {
      const reply = await call;
      expect(reply.status).toBe(409);
      expect(reply.body.message).toContain('15 minutos');
    }
    const fresh = await world.send(world.ana, 'equipo', team);
    await remove(world.ana, fresh._id);
    expect((await remove(world.ana, fresh._id)).status).toBe(409);
    expect((await put(world.ana, fresh._id, { contenido: 'x' })).status).toBe(409);
  });

  it('of a message of somebody else is for who administers the team, at any time, and says who', async () => {
    const contenido = `ajeno ${newId()}`;
    const { _id } = await world.send(world.luis, 'equipo', world.team, { contenido });
    await age(contenido, 60);
    const heard = await hear('vivo.chat.>', `vivo.usuario.${world.ana._id}`);
    expect((await put(world.ana, _id, { contenido: 'x' })).status).toBe(403);
    expect((await remove(world.eva, _id)).status).toBe(403);
    expect((await remove(world.ana, _id)).status).toBe(200);
    expect((await remove(world.ana, _id)).status).toBe(409);
    const ana = { _id: world.ana._id, nombre: 'Ana López', avatar: null };
    const told = () => heard.filter(({ body: { evento } }) => evento === 'mensaje_eliminado');
    await eventually(() => expect(told()).toHaveLength(2));
    for (const { body } of told())
      expect(body.datos.datos ?? body.datos).toMatchObject({ _id, eliminadoPor: ana });
    const { mensajes } = await world.mensajes(world.eva, 'equipo', world.team, `?alrededor=${_id}`);
    const shown = mensajes.find((mensaje) => mensaje._id === _id);
    expect(shown).toMatchObject({ contenido: '', eliminado: true, eliminadoPor: ana });
  });

  it('of one that two people delete at once happens once', async () => {
    const { _id } = await world.send(world.luis, 'equipo', world.team);
    const replies = await Promise.all([remove(world.ana, _id), remove(world.luis, _id)]);
    const [ana, luis] = replies.map(({ status }) => status);
    expect([ana, luis].sort()).toEqual([200, 409]);
    const stored = await world.collection('mensajes').findOne({ _id: new Types.ObjectId(_id) });
    expect(stored).toMatchObject({ contenido: '', ...(ana === 200 && { eliminadoPor: world.ana._id }) });
  });

  it('of a direct message is for its sender alone, and no admin', async () => {
    const { _id } = await world.send(world.ana, 'directo', world.luis._id);
    expect((await remove(world.luis, _id)).status).toBe(403);
    expect((await remove(world.admin, _id)).status).toBe(404);
  });

  it('of a direct message reaches each person with the names of their own view', async () => {
    const { _id } = await world.send(world.ana, 'directo', world.luis._id);
    const heard = await hear(`vivo.usuario.${world.luis._id}`, `vivo.usuario.${world.ana._id}`);
    await remove(world.ana, _id);
    // The message itself may still be on its way to them, and so may the deletion of an earlier one.
    const told = () =>
      heard.filter(({ body: { evento, datos } }) => evento === 'mensaje_eliminado' && datos._id === _id);
    await eventually(() => expect(told()).toHaveLength(2));
    const byPerson = Object.fromEntries(told().map(({ subject, body }) => [subject.split('.')[2], body]));
    expect(byPerson[world.luis._id]).toMatchObject({ datos: { _id, chatId: world.ana._id, version: 2 } });
    expect(byPerson[world.ana._id]).toMatchObject({ datos: { chatId: world.luis._id } });
  });
});

describe('mentions', () => {
  it('publish one fact per mentioned person, never for the sender, and after an edit only for new ones', async () => {
    const team = await group();
    const heard = await hear('hecho.mensajes.mencion.>');
    const contenido = 'Hola @Luis Pérez, @ana y @Olga Ajena: mirad';
    const { _id, menciones } = await world.send(world.ana, 'equipo', team, { contenido });
    expect(menciones).toEqual([world.luis._id]);
    await world.as(world.ana)('PUT', `/mensajes/${_id}`, { contenido: `${contenido} @eva` });
    await eventually(() => expect(heard).toHaveLength(2));
    const schema = factEnvelopeSchema(mencionHecha.datos);
    const facts = heard.map(({ body }) => schema.parse(body));
    expect(facts.map(({ datos }) => datos.persona)).toEqual([world.luis._id, world.eva._id]);
    expect(facts[0]).toMatchObject({
      actor: world.ana._id,
      datos: {
        mensaje: _id,
        chat: { chatId: team, tipoChat: 'equipo' },
        nombreChat: 'Equipo Azul',
        emisor: { _id: world.ana._id, nombre: 'Ana López' },
        extracto: contenido,
      },
    });
  });

  it('name a direct chat as the mentioned person does', async () => {
    const heard = await hear('hecho.mensajes.mencion.>');
    await world.send(world.ana, 'directo', world.luis._id, { contenido: '@Luis' });
    await eventually(() => expect(heard).toHaveLength(1));
    expect(heard[0]!.body.datos).toMatchObject({
      chat: { chatId: world.ana._id, tipoChat: 'directo' },
      nombreChat: null,
    });
  });
});

describe('many at once', () => {
  it('make one message of the same clienteId sent twenty times', async () => {
    // Olga has sent nothing before, so that twenty at once are not too many.
    const team = await world.group([world.olga]);
    const clienteId = newId();
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => world.send(world.olga, 'equipo', team, { clienteId })),
    );
    expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
    expect((await world.chat(world.olga, team))?.secuencia).toBe(1);
  });

  it('are stored although one of them is refused', async () => {
    const team = await group();
    const outcomes = await Promise.allSettled([
      world.send(world.ana, 'equipo', team, { contenido: 'a' }),
      world.send(world.olga, 'equipo', team, { contenido: 'b' }),
      world.send(world.luis, 'equipo', team, { contenido: 'c', respuestaA: newId() }),
      world.send(world.eva, 'equipo', team, { contenido: 'd' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(
      (await world.mensajes(world.ana, 'equipo', team)).mensajes.map(({ contenido }) => contenido),
    ).toEqual(['a', 'd']);
  });
});
