import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bloqueosPorContar,
  elementoBloqueado,
  elementoDesbloqueado,
  enlaceEstado,
  erroresProyectos,
  historiaEstado,
  type Enlace,
  type Epica,
  type Historia,
} from '@pmp/contracts/proyectos';
import { callAs, eventually, type RunningService, type TestPerson } from '@pmp/testing';
import { newId, World, type Heard } from '../world';

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

interface Item {
  _id: string;
}

const call = (person = world.member) => world.as(person);
const post = (origen: Item, destino: Item, tipo = 'bloquea', person = world.member) =>
  call(person)('POST', '/enlaces', { tipo, origen: origen._id, destino: destino._id });
const link = async (origen: Item, destino: Item, tipo = 'bloquea', person = world.member) => {
  const { status, body } = await post(origen, destino, tipo, person);
  expect(status).toBe(201);
  return body.enlace as Enlace;
};
const read = async ({ _id }: Item, path = 'historias') =>
  (await call()('GET', `/${path}/${_id}`)).body[path === 'historias' ? 'historia' : 'tarea'] as Historia;
const waits = async (item: Item, path?: string) => (await read(item, path)).bloqueadaPor;
const put = (item: Item, body: object, path = 'historias') => call()('PUT', `/${path}/${item._id}`, body);
const listOf = async (proyecto: Item, person = world.member) =>
  (await call(person)('GET', `/enlaces/proyecto/${proyecto._id}`)).body.enlaces as Enlace[];
const stories = async (epica: Epica, count: number): Promise<Historia[]> => {
  const made: Historia[] = [];
  for (let i = 0; i < count; i++) made.push(await world.historia(epica, { titulo: `H${i}` }));
  return made;
};
const three = async () => {
  const { proyecto, epica, historia } = await world.tree();
  const [b, c] = (await stories(epica, 2)) as [Historia, Historia];
  return { proyecto, epica, a: historia, b, c };
};
const facts = (heard: Heard, { subject }: { subject: string }) =>
  heard.messages.filter((message) => message.subject === subject).map(({ body }) => body.datos as Item);

/** A project that `member` does not see, with a story. */
const elsewhere = async () => {
  const equipo = world.otherTeam;
  const { proyecto, historia, tarea } = await world.tree(world.outsider, { equipo, nombre: 'Secreto' });
  return { proyecto, historia, tarea };
};

/** Who sees both. */
const both = async (): Promise<TestPerson> => world.admin;

describe('a link', () => {
  it('shows both ends, is published with fact, state and live event, and is in the history of both', async () => {
    const { proyecto, historia, tarea } = await world.tree();
    const heard = await world.hear();
    const enlace = await link(tarea, historia);
    expect(enlace).toMatchObject({
      tipo: 'bloquea',
      origen: {
        tipo: 'tarea',
        _id: tarea._id,
        clave: tarea.clave,
        titulo: tarea.titulo,
        estado: 'pendiente',
      },
      destino: { tipo: 'historia', _id: historia._id, proyecto: proyecto._id },
    });
    expect(await listOf(proyecto)).toEqual([enlace]);
    for (const { _id } of [historia, tarea])
      expect((await call()('GET', `/enlaces/elemento/${_id}`)).body.enlaces).toEqual([enlace]);
    expect(await waits(historia)).toBe(1);
    await eventually(() =>
      expect(heard.subjectsWith(enlace._id).sort()).toEqual([
        `${enlaceEstado.subject}.${enlace._id}`,
        'hecho.proyectos.enlace.creado.v1',
        `vivo.proyecto.${proyecto._id}`,
      ]),
    );
    const estado = heard.messages.findLast(
      ({ subject }) => subject === `${historiaEstado.subject}.${historia._id}`,
    );
    expect(estado?.body.datos.bloqueadaPor).toBe(1);
    const { cambios } = (await call()('GET', `/historias/${historia._id}/historial`)).body;
    expect(cambios[0]).toMatchObject({
      campo: 'bloqueadaPor',
      de: null,
      a: `${tarea.clave} · ${tarea.titulo}`,
    });
    const inTask = (await call()('GET', `/tareas/${tarea._id}/historial`)).body.cambios;
    expect(inTask[0]).toMatchObject({ campo: 'bloquea', a: `${historia.clave} · ${historia.titulo}` });
  });

  it('is made once by a call that is repeated, and not twice between the same two', async () => {
    const { a, b } = await three();
    const body = { _id: newId(), tipo: 'relaciona', origen: a._id, destino: b._id };
    const replies = [await call()('POST', '/enlaces', body), await call()('POST', '/enlaces', body)];
    expect(replies.map(({ status }) => status)).toEqual([201, 200]);
    expect(replies[1]!.body.enlace).toEqual(replies[0]!.body.enlace);
    const duplicate = { status: 409, body: { message: erroresProyectos.enlaceDuplicado.message } };
    expect(await post(b, a, 'relaciona')).toMatchObject(duplicate);
    await link(a, b, 'duplica');
    expect(await post(a, b, 'duplica')).toMatchObject(duplicate);
    expect((await post(a, a)).status).toBe(400);
    expect((await post(a, { _id: newId() })).status).toBe(404);
    expect((await post(a, { _id: a.epicaId._id })).status).toBe(404);
    expect((await call()('POST', '/enlaces', { ...body, tipo: 'odia' })).status).toBe(400);
    expect(await waits(b)).toBe(0);
  });

  it('is removed and restored, and its pair is free meanwhile', async () => {
    const { proyecto, a, b } = await three();
    const enlace = await link(a, b);
    await call()('DELETE', `/enlaces/${enlace._id}`);
    expect([await listOf(proyecto), await waits(b)]).toEqual([[], 0]);
    const restored = await call()('POST', `/enlaces/${enlace._id}/restaurar`);
    expect(restored).toMatchObject({ status: 200, body: { enlace: { ...enlace, version: 3 } } });
    expect(await waits(b)).toBe(1);
    await call()('DELETE', `/enlaces/${enlace._id}`);
    await link(b, a);
    expect((await call()('POST', `/enlaces/${enlace._id}/restaurar`)).status).toBe(409);
    const { cambios } = (await call()('GET', `/historias/${b._id}/historial`)).body;
    expect(cambios).toContainEqual(
      expect.objectContaining({ campo: 'bloqueadaPor', de: expect.stringContaining(a.titulo), a: null }),
    );
  });
});

describe('a circle', () => {
  it('is refused however long it is, also through what is in the trash', async () => {
    const { a, b, c } = await three();
    await link(a, b);
    await link(b, c);
    const refused = { status: 409, body: { message: expect.stringContaining('se bloquearían entre sí') } };
    expect(await post(c, a)).toMatchObject(refused);
    expect(await post(b, a)).toMatchObject(refused);
    await call()('DELETE', `/historias/${b._id}`);
    expect(await post(c, a)).toMatchObject(refused);
    await link(c, a, 'relaciona');
  });

  // Each on its own: what many calls take is the time of a test.
  it.each([
    { rounds: 14, those: 'each make a part of it', apart: false },
    // What is left to make has no end in common where two opposite parts are there already.
    { rounds: 26, those: 'make the two parts that are left', apart: true },
  ])(
    'is never closed by people who $those at the same moment, on two replicas',
    async ({ rounds, apart }) => {
      const { epica } = await world.tree();
      const ring = await stories(epica, 4);
      const replicas = [callAs(world.service.app, world.member), callAs(other.app, world.creator)];
      const join = (from: number, call = replicas[from % 2]!) =>
        call('POST', '/enlaces', {
          tipo: 'bloquea',
          origen: ring[from]!._id,
          destino: ring[(from + 1) % ring.length]!._id,
        });
      for (let round = 0; round < rounds; round++) {
        const before = apart ? [await join(0), await join(2)] : [];
        const calls = apart ? [join(1), join(3, replicas[0])] : ring.map((_, from) => join(from));
        const replies = [...before, ...(await Promise.all(calls))];
        expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409]);
        for (const { status, body } of replies)
          if (status === 201) await replicas[0]!('DELETE', `/enlaces/${(body.enlace as Item)._id}`);
      }
    },
  );
});

describe('what waits', () => {
  it('counts what is open, and whoever is to do it is told when it waits and when it is free', async () => {
    const { epica, a, b } = await three();
    const waiting = await world.historia(epica, { titulo: 'Espera', responsable: world.member._id });
    const heard = await world.hear();
    const wait = {
      _id: waiting._id,
      entidad: 'historia',
      titulo: 'Espera',
      proyecto: waiting.proyecto,
      responsable: world.member._id,
    };
    await link(a, waiting);
    await link(b, waiting);
    expect(await waits(waiting)).toBe(2);
    await eventually(() => expect(facts(heard, elementoBloqueado)).toEqual([wait]));
    await put(a, { estado: 'completada' });
    await eventually(async () => expect(await waits(waiting)).toBe(1));
    await call()('PUT', '/historias/lote', { ids: [b._id], cambios: { estado: 'completada' } });
    await eventually(async () => expect(await waits(waiting)).toBe(0));
    await eventually(() => expect(facts(heard, elementoDesbloqueado)).toEqual([wait]));
    await put(a, { estado: 'en progreso' });
    await eventually(async () => expect(await waits(waiting)).toBe(1));
    await eventually(() => expect(facts(heard, elementoBloqueado)).toEqual([wait, wait]));
    const { updatedAt, version } = await read(waiting);
    expect(updatedAt).toBe(waiting.updatedAt);
    expect(version).toBeGreaterThan(waiting.version);
  });

  it('may be started all the same, and the reply says that it waits', async () => {
    const { a, b } = await three();
    await link(a, b);
    expect(await put(b, { estado: 'en progreso' })).toMatchObject({
      status: 200,
      body: { historia: { estado: 'en progreso', bloqueadaPor: 1 } },
    });
  });

  it('is right when a blocker is moved on a board or completed at the moment in which it is linked', async () => {
    const { proyecto, epica } = await world.tree();
    for (let round = 0; round < 15; round++) {
      const [blocker, waiting] = (await stories(epica, 2)) as [Historia, Historia];
      const move = {
        actor: world.member._id,
        historia: blocker._id,
        proyecto: proyecto._id,
        estados: ['completada'],
        estado: 'completada',
        despuesDe: null,
        antesDe: null,
      };
      const complete =
        round % 2
          ? () => world.command('mover-historia', move)
          : () => put(blocker, { estado: 'completada' });
      const late = async () => {
        for (let i = 0; i < round; i++) await read(waiting);
        await complete();
      };
      await Promise.all([link(blocker, waiting), late()]);
      expect((await read(blocker)).estado).toBe('completada');
      await eventually(async () => expect(await waits(waiting)).toBe(0));
    }
  });

  it('waits for what is deleted no longer, and again when that returns', async () => {
    const { epica, a, b } = await three();
    const tarea = await world.tarea(a);
    await link(tarea, b);
    const beneath = await world.historia(await world.epica(epica.proyecto), {});
    await link(beneath, b);
    const enlaces = async () => (await call()('GET', `/enlaces/elemento/${b._id}`)).body.enlaces as Enlace[];
    expect([await waits(b), (await enlaces()).length]).toEqual([2, 2]);
    await call()('DELETE', `/historias/${a._id}`);
    await eventually(async () => expect(await waits(b)).toBe(1));
    await call()('DELETE', `/epicas/${beneath.epicaId._id}`);
    await eventually(async () => expect(await waits(b)).toBe(0));
    expect(await enlaces()).toEqual([]);
    await call()('POST', `/papelera/${a._id}/restaurar`, {});
    await eventually(async () => expect(await waits(b)).toBe(1));
    expect(await enlaces()).toHaveLength(1);
    await call()('DELETE', `/historias/${b._id}`);
    await call()('DELETE', `/tareas/${tarea._id}`);
    await call()('POST', `/papelera/${b._id}/restaurar`, {});
    await eventually(async () => expect(await waits(b)).toBe(0));
  });

  it('loses the links of what is gone for good', async () => {
    const { a, b } = await three();
    const heard = await world.hear();
    const enlace = await link(a, b);
    await call()('DELETE', `/historias/${a._id}`);
    // Refused until everybody has been told that it is in the trash.
    await eventually(async () =>
      expect((await world.as(world.admin)('DELETE', `/papelera/${a._id}`)).status).toBe(200),
    );
    expect(
      await world
        .collection('enlaces')
        .countDocuments({ 'origen._id': { $exists: true }, par: { $regex: a._id } }),
    ).toBe(0);
    await eventually(() => {
      const told = heard.messages.filter(
        ({ subject }) => subject === `${enlaceEstado.subject}.${enlace._id}`,
      );
      expect(told.map(({ body }) => body.datos === null)).toEqual([false, true]);
      expect(facts(heard, bloqueosPorContar).length).toBeGreaterThan(0);
    });
    await eventually(async () => expect(await waits(b)).toBe(0));
  });
});

describe('a link to another project', () => {
  it('can only be made by who sees its destination and works on its origin', async () => {
    const { a } = await three();
    const far = await elsewhere();
    expect((await post(a, far.historia)).status).toBe(404);
    expect((await post(far.historia, a)).status).toBe(404);
    const enlace = await link(far.historia, a, 'bloquea', await both());
    expect((await call()('DELETE', `/enlaces/${enlace._id}`)).status).toBe(404);
    expect((await call(world.outsider)('DELETE', `/enlaces/${enlace._id}`)).status).toBe(200);
    expect((await call(world.outsider)('POST', `/enlaces/${enlace._id}/restaurar`)).status).toBe(404);
  });

  it('shows whoever may not see the other end only that there is one', async () => {
    const { proyecto, a } = await three();
    const far = await elsewhere();
    const heard = await world.hear();
    const enlace = await link(far.tarea, a, 'bloquea', await both());
    const replies = [
      await call()('GET', `/enlaces/proyecto/${proyecto._id}`),
      await call()('GET', `/enlaces/elemento/${a._id}`),
      await call()('GET', `/historias/${a._id}/historial`),
    ];
    expect(replies[0]!.body.enlaces).toEqual([
      { ...enlace, origen: { tipo: 'tarea', oculto: true, completado: false } },
    ]);
    const live = () => heard.messages.filter(({ subject }) => subject === `vivo.proyecto.${proyecto._id}`);
    await eventually(() => expect(live().length).toBeGreaterThan(1));
    for (const text of [...replies.map((reply) => reply.text), JSON.stringify(live())])
      for (const secret of [far.tarea._id, far.tarea.titulo, far.tarea.clave, far.proyecto._id])
        expect(text).not.toContain(secret);
    expect(await waits(a)).toBe(1);
    const [seen] = await listOf(far.proyecto, world.outsider);
    expect(seen).toMatchObject({
      origen: { _id: far.tarea._id },
      destino: { oculto: true, completado: false },
    });
    await call(world.outsider)('PUT', `/tareas/${far.tarea._id}`, { estado: 'completada' });
    await eventually(async () => expect(await waits(a)).toBe(0));
  });
});
