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

describe('mentions', () => {
  it('publish one fact per mentioned person, never for the sender, and after an edit only for new ones', async () => {
    const team = await group();
    const heard = await world.hear('hecho.mensajes.mencion.>');
    const contenido = 'Hola @Luis Pérez, @ana y @Olga Ajena: mirad';
    const { _id, menciones } = await world.send(world.ana, 'equipo', team, { contenido });
    expect(menciones).toEqual([world.luis._id]);
    await world.as(world.ana)('PUT', `/mensajes/${_id}`, {
      contenido: `${contenido} [@Eva](persona:${world.eva._id})`,
    });
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
    const heard = await world.hear('hecho.mensajes.mencion.>');
    await world.send(world.ana, 'directo', world.luis._id, { contenido: '@Luis Pérez' });
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
