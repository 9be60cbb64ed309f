import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
