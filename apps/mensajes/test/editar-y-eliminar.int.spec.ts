import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mensajeSchema, type Mensaje } from '@pmp/contracts/mensajes';
import { Types } from 'mongoose';
import { eventually, newId, World } from './world';

let world: World;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

const group = () => world.group([world.ana, world.luis, world.eva], { nombre: 'Equipo Azul' });

const age = (contenido: string, minutes: number) =>
  world
    .collection('mensajes')
    .updateOne(
      { secuencia: { $gt: 0 }, contenido },
      { $set: { timestamp: new Date(Date.now() - minutes * 60_000) } },
    );

describe('editing and deleting', () => {
  const put = (person: typeof world.ana, id: string, body: object) =>
    world.as(person)('PUT', `/mensajes/${id}`, body);
  const remove = (person: typeof world.ana, id: string) => world.as(person)('DELETE', `/mensajes/${id}`);

  it('changes the text for everybody, also in the list of chats and in quotations', async () => {
    const team = await group();
    const { _id } = await world.send(world.ana, 'equipo', team, { contenido: 'errror' });
    const heard = await world.hear('vivo.chat.>', `vivo.usuario.${world.ana._id}`);
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

  it('keeps what it said before, for whoever sees it, until it is deleted', async () => {
    const team = await group();
    const { _id } = await world.send(world.ana, 'equipo', team, { contenido: 'errror' });
    const versiones = (person: typeof world.ana) => world.as(person)('GET', `/mensajes/${_id}/versiones`);
    await put(world.ana, _id, { contenido: 'error' });
    await put(world.ana, _id, { contenido: 'acierto' });
    const { body } = await versiones(world.luis);
    expect(body.versiones).toMatchObject(
      ['acierto', 'error', 'errror'].map((texto) => ({ texto, autor: { nombre: 'Ana López' } })),
    );
    const momentos = body.versiones.map(({ fecha }: { fecha: string }) => fecha);
    expect(momentos).toEqual([...momentos].sort().reverse());
    expect(JSON.stringify(await world.mensajes(world.luis, 'equipo', team))).not.toContain('errror');
    expect((await versiones(world.olga)).status).toBe(404);
    await remove(world.ana, _id);
    expect((await versiones(world.luis)).status).toBe(409);
    const left = await world
      .collection('mensajes')
      .find({ chat: `equipo.${team}` })
      .toArray();
    expect(JSON.stringify(left)).not.toContain('errror');
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
    const heard = await world.hear('vivo.chat.>', `vivo.usuario.${world.ana._id}`);
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
    const heard = await world.hear(`vivo.usuario.${world.luis._id}`, `vivo.usuario.${world.ana._id}`);
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

describe('what people put on a message', () => {
  let team: string;
  let mensaje: Mensaje;
  beforeEach(async () => {
    team = await group();
    mensaje = await world.send(world.ana, 'equipo', team, { contenido: 'Empezamos el lunes' });
  });

  type Person = World['ana'];
  const put = (person: Person, what: 'reaccion' | 'decision', body: object) =>
    world.as(person)('PUT', `/mensajes/${mensaje._id}/${what}`, body);
  const react = (person: Person, emoji: string, puesta = true) => put(person, 'reaccion', { emoji, puesta });
  const seen = async (person: Person): Promise<Mensaje> =>
    (await world.mensajes(person, 'equipo', team)).mensajes[0]!;
  const quien = ({ _id, nombre }: Person) => ({ _id, nombre });

  it('is shown to everybody with who put them, and said live; put or taken away twice, nothing happens', async () => {
    expect(mensaje).not.toHaveProperty('reacciones');
    const heard = await world.hear('vivo.chat.>', `vivo.usuario.${world.luis._id}`);
    const { status, body } = await react(world.luis, '👍');
    expect(status).toBe(200);
    expect(mensajeSchema.parse(body.mensaje)).toEqual(body.mensaje);
    expect(body.mensaje).toMatchObject({
      reacciones: [{ emoji: '👍', personas: [quien(world.luis)] }],
      version: 2,
      editado: null,
    });
    const told = () => heard.filter(({ body: { evento } }) => evento === 'mensaje_editado');
    await eventually(() => expect(told()).toHaveLength(2));
    expect((await react(world.luis, '👍')).body.mensaje.version).toBe(2);
    expect((await seen(world.eva)).reacciones).toEqual(body.mensaje.reacciones);
    await react(world.luis, '👍', false);
    expect((await react(world.luis, '👍', false)).body.mensaje).toMatchObject({ version: 3 });
    expect(await seen(world.eva)).not.toHaveProperty('reacciones');
  });

  it('loses none of the emojis that come at once', async () => {
    const people = [world.ana, world.luis, world.eva];
    const replies = await Promise.all(
      ['👍', '🎉'].flatMap((emoji) =>
        people.flatMap((person) => [react(person, emoji), react(person, emoji)]),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const { reacciones, version } = await seen(world.ana);
    const ids = people.map(({ _id }) => _id).sort();
    expect(reacciones?.map(({ emoji }) => emoji).sort()).toEqual(['👍', '🎉'].sort());
    for (const { personas } of reacciones!) expect(personas.map(({ _id }) => _id).sort()).toEqual(ids);
    expect(version).toBe(7);
  });

  it('does not stop its author from changing what it says', async () => {
    await react(world.luis, '👍');
    const change = (contenido: string, version: number) =>
      world.as(world.ana)('PUT', `/mensajes/${mensaje._id}`, { contenido, version });
    const { body } = await change('Empezamos el martes', 1);
    expect(body.mensaje).toMatchObject({ contenido: 'Empezamos el martes', version: 3 });
    expect(body.mensaje.reacciones).toHaveLength(1);
    expect((await change('Empezamos el jueves', 2)).status).toBe(409);
  });

  it('goes with what a deleted message said, on which nothing can be put', async () => {
    await react(world.luis, '👍');
    await put(world.luis, 'decision', { decidido: true });
    await world.as(world.ana)('DELETE', `/mensajes/${mensaje._id}`);
    expect(await seen(world.eva)).toMatchObject({ eliminado: true, contenido: '' });
    expect(JSON.stringify(await seen(world.eva))).not.toMatch(/reacciones|decision/);
    expect((await react(world.luis, '👍')).status).toBe(409);
  });

  it.each([
    [{ emoji: 'hola', puesta: true }],
    [{ emoji: '👍👍', puesta: true }],
    [{ emoji: '👍' }],
    [{ puesta: true }],
  ])('refuses %j', async (body) => {
    expect((await put(world.luis, 'reaccion', body)).status).toBe(400);
  });

  it('marks a message as a decision, and tells the audit trail', async () => {
    const heard = await world.hear('hecho.mensajes.mensaje.editado.v1');
    const { body } = await put(world.luis, 'decision', { decidido: true });
    expect(body.mensaje.decision).toMatchObject({ por: quien(world.luis) });
    expect((await put(world.eva, 'decision', { decidido: true })).body.mensaje).toEqual(body.mensaje);
    const decided = async (query: string) =>
      (await world.as(world.eva)('GET', `/mensajes/${team}/equipo/decisiones${query}`)).body;
    const enlace = `/mensajes?chat=${team}&tipo=equipo&mensaje=${mensaje._id}`;
    expect(await decided('?q=lun')).toMatchObject({
      hayMas: false,
      decisiones: [{ texto: 'Empezamos el lunes', titulo: null, enlace }],
    });
    expect(await decided('?q=martes')).toMatchObject({ decisiones: [] });
    const { body: back } = await put(world.eva, 'decision', { decidido: false });
    expect(back.mensaje).not.toHaveProperty('decision');
    await eventually(() =>
      expect(heard.map(({ body: { datos } }) => datos.detalle)).toEqual([
        [{ campo: 'decision', de: false, a: true }],
        [{ campo: 'decision', de: true, a: false }],
      ]),
    );
  });
});
