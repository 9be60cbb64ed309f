import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  claveReplySchema,
  epicaEstado,
  erroresProyectos,
  historiaEstado,
  proyectoActualizado,
} from '@pmp/contracts/proyectos';
import { callAs, eventually, type RunningService } from '@pmp/testing';
import { Types } from 'mongoose';
import { Claves } from '../../src/elementos/claves/claves';
import { ClavesBackfill } from '../../src/elementos/claves/claves-backfill';
import { newest, papeleraOf } from '../papelera';
import { newId, World } from '../world';

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

const { remove, restore, service, sweep } = papeleraOf(() => world);
const ask = (clave: string, person = world.member) =>
  world.as(person)('GET', `/claves/${encodeURIComponent(clave)}`);
const find = async (clave: string) => claveReplySchema.parse((await ask(clave)).body);
const MISSING = { status: 404, body: { message: erroresProyectos.claveNoEncontrada.message } };

describe('the key of an element', () => {
  it('counts through epics, stories and tasks alike, and leads to each of them in whatever case', async () => {
    const { proyecto, epica, historia, tarea } = await world.tree(world.creator, { clave: 'TIENDA' });
    expect([epica, historia, tarea].map(({ clave }) => clave)).toEqual(['TIENDA-1', 'TIENDA-2', 'TIENDA-3']);
    expect(await find('tienda-1')).toMatchObject({ tipo: 'epica', _id: epica._id, proyecto: proyecto._id });
    expect(await find('TIENDA-3')).toEqual({
      success: true,
      tipo: 'tarea',
      _id: tarea._id,
      clave: 'TIENDA-3',
      titulo: tarea.titulo,
      proyecto: proyecto._id,
      ruta: `/tareas/${tarea._id}`,
    });
    const { resultados } = (await world.as(world.member)('GET', '/proyectos/buscar?q=tienda-2')).body;
    expect(resultados[0]).toMatchObject({ tipo: 'historia', _id: historia._id, clave: 'TIENDA-2' });
    expect((await world.as(world.outsider)('GET', '/proyectos/buscar?q=tienda-2')).body.resultados).toEqual(
      [],
    );
  });

  it('answers alike for what is missing and what may not be seen, and refuses what is no key', async () => {
    const { tarea } = await world.tree();
    expect(await ask(tarea.clave, world.outsider)).toMatchObject(MISSING);
    expect(await ask('NADIE-7')).toMatchObject(MISSING);
    for (const clave of ['NADIE', 'NADIE-0', 'NADIE-07', '-7', 'x'.repeat(30)])
      expect({ clave, status: (await ask(clave)).status }).toEqual({ clave, status: 400 });
  });

  it('may have a project key with a hyphen, and is the same for a change as for its state', async () => {
    const heard = await world.hear();
    const { _id } = await world.proyecto({ clave: 'WEB-2' });
    const epica = await world.epica(_id);
    const put = await world.as(world.member)('PUT', `/epicas/${epica._id}`, { titulo: 'Otra', clave: 'X-9' });
    expect(put.body.epica.clave).toBe('WEB-2-1');
    expect(await find('web-2-1')).toMatchObject({ _id: epica._id });
    await eventually(() =>
      expect(newest(heard, `${epicaEstado.subject}.${epica._id}`)).toMatchObject({
        version: 2,
        datos: { clave: 'WEB-2-1' },
      }),
    );
    await heard.stop();
  });

  it('is another one for each of 200 that are created at once on two replicas', async () => {
    const { _id: proyecto } = await world.proyecto();
    const calls = [world.as(world.member), callAs(other.app, world.creator)];
    const create = async (i: number) => {
      const reply = await calls[i % 2]!('POST', '/epicas', { titulo: `E${i}`, proyecto });
      // A busy machine turns some away, which then come back.
      expect(reply.status).not.toBe(503);
      return reply;
    };
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, i) => eventually(() => create(i), { within: 40_000 })),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    const claves = replies.map(({ body }) => body.epica.clave as string);
    expect(new Set(claves).size).toBe(200);
    const stored = world.collection('epicas').find({ proyecto: new Types.ObjectId(proyecto) });
    expect((await stored.toArray()).map(({ clave }) => clave as string).sort()).toEqual(claves.sort());
  }, 60_000);

  it('stays that of the first when a creation is repeated, which takes no number', async () => {
    const { _id: proyecto, clave } = await world.proyecto();
    const body = { _id: newId(), titulo: 'Sin red', proyecto };
    const post = () => world.as(world.creator)('POST', '/epicas', body);
    const claves = [await post(), await post(), await post()].map(
      (reply) => reply.body.epica.clave as string,
    );
    expect(claves).toEqual([`${clave}-1`, `${clave}-1`, `${clave}-1`]);
    expect((await world.epica(proyecto)).clave).toBe(`${clave}-2`);
  });

  it('is never given again, and returns with what is restored', async () => {
    const { epica, historia } = await world.tree();
    const { clave } = historia;
    await remove(`/historias/${historia._id}`);
    expect(await ask(clave)).toMatchObject(MISSING);
    expect((await world.historia(epica)).clave).toBe(clave.replace(/2$/, '4'));
    await restore(historia._id);
    expect(await find(clave)).toMatchObject({ _id: historia._id });
  });

  it('follows the key of its project, and the old one still leads there', async () => {
    const { proyecto, tarea } = await world.tree(world.creator, { clave: 'VIEJA' });
    await remove(`/proyectos/${proyecto._id}`);
    await eventually(async () => {
      await sweep(91_000);
      expect(
        (await world.collection('papelera').findOne({ _id: new Types.ObjectId(proyecto._id) }))?.['cuentas'],
      ).toMatchObject({ tareas: 1 });
    });
    const nueva = await world.proyecto({ clave: 'VIEJA' });
    const heredera = await world.epica(nueva._id);
    expect((await restore(proyecto._id, world.creator, { clave: 'NUEVA' })).status).toBe(200);
    expect(await find('NUEVA-3')).toMatchObject({ _id: tarea._id, clave: 'NUEVA-3' });
    expect(await find('VIEJA-3')).toMatchObject({ _id: tarea._id, clave: 'NUEVA-3' });
    expect(await find('VIEJA-1')).toMatchObject({ _id: heredera._id });
    expect(await ask('VIEJA-3', world.outsider)).toMatchObject(MISSING);
  });
});

describe('the key of a project', () => {
  const change = (_id: string, clave: string, person = world.member, more: object = {}) =>
    world.as(person)('PUT', `/proyectos/${_id}/clave`, { clave, ...more });
  const fresh = () => newId().slice(-8).toUpperCase();
  const taken = (error: { message: unknown }) => ({
    status: 409,
    body: { message: error.message, errores: [{ campo: 'clave' }] },
  });
  const titles = async (q: string) =>
    (await world.as(world.member)('GET', `/elementos?q=${encodeURIComponent(q)}`)).body.elementos.map(
      ({ titulo }: { titulo: string }) => titulo,
    );

  it('is changed by whoever may change the project; the old one leads on wherever it is said', async () => {
    const [antes, luego] = [fresh(), fresh()];
    const { proyecto, epica, historia, tarea } = await world.tree(world.creator, { clave: antes });
    const heard = await world.hear();
    expect((await change(proyecto._id, 'x')).status).toBe(400);
    const changed = await change(proyecto._id, luego.toLowerCase(), world.member, {
      version: proyecto.version,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { proyecto: { clave: luego, clavesAnteriores: [antes], version: proyecto.version + 1 } },
    });
    expect((await change(proyecto._id, fresh(), world.member, { version: proyecto.version })).status).toBe(
      409,
    );
    // Before the keys of what it holds are written, and after.
    for (const clave of [antes, luego]) expect(await find(`${clave}-3`)).toMatchObject({ _id: tarea._id });
    await eventually(async () => expect(await find(`${antes}-3`)).toMatchObject({ clave: `${luego}-3` }));
    await eventually(() => {
      expect(newest(heard, `${historiaEstado.subject}.${historia._id}`)).toMatchObject({
        datos: { clave: `${luego}-2` },
      });
      expect(newest(heard, proyectoActualizado.subject)).toMatchObject({
        datos: { cambios: ['clave'], detalle: [{ campo: 'clave', de: antes, a: luego }] },
      });
      const told = heard.messages.filter(({ subject }) => subject === `vivo.proyecto.${proyecto._id}`);
      expect(told.map(({ body }) => body.datos.accion)).toEqual(['actualizado', 'creado']);
    });
    await heard.stop();
    const shown = (await world.as(world.member)('GET', `/historias/${historia._id}`)).body.historia;
    expect(shown).toMatchObject({ clave: `${luego}-2`, updatedAt: historia.updatedAt });
    const { resultados } = (await world.as(world.member)('GET', `/proyectos/buscar?q=${antes}-2`)).body;
    expect(resultados).toMatchObject([{ _id: historia._id, clave: `${luego}-2` }]);
    for (const q of [`clave:${antes}-3`, `${antes.toLowerCase()}-3`, `proyecto:${antes} historia:${antes}-2`])
      expect({ q, found: await titles(q) }).toEqual({ q, found: [tarea.titulo] });
    expect(await titles(`tipo:historia epica:${antes}-1`)).toEqual([historia.titulo]);
    expect((await world.epica(proyecto._id)).clave).toBe(`${luego}-4`);
    expect(await ask(`${antes}-3`, world.outsider)).toMatchObject(MISSING);

    expect((await change(proyecto._id, antes)).body.proyecto).toMatchObject({
      clave: antes,
      clavesAnteriores: [luego],
    });
    for (const clave of [antes, luego]) expect(await find(`${clave}-1`)).toMatchObject({ _id: epica._id });
  });

  it('is nobody else’s, now or before, also when several take it at once', async () => {
    const [antes, luego] = [fresh(), fresh()];
    const { _id } = await world.proyecto({ clave: antes });
    await change(_id, luego);
    const others = await Promise.all(Array.from({ length: 4 }, () => world.proyecto()));
    expect(await change(others[0]!._id, luego)).toMatchObject(taken(erroresProyectos.claveDuplicada));
    expect(await change(others[0]!._id, antes)).toMatchObject(taken(erroresProyectos.claveReservada));
    const post = { nombre: 'Otro', clave: antes, equipo: world.team };
    expect(await world.as(world.creator)('POST', '/proyectos', post)).toMatchObject(
      taken(erroresProyectos.claveReservada),
    );
    const wanted = fresh();
    const calls = [world.as(world.member), callAs(other.app, world.creator)];
    const race = await Promise.all(
      others.map((one, i) => calls[i % 2]!('PUT', `/proyectos/${one._id}/clave`, { clave: wanted })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await world.collection('proyectos').countDocuments({ clave: wanted })).toBe(1);
  });

  it('changes, and the numbers of those whom the change refuses go to the next', () => {
    const proyecto = new Types.ObjectId();
    const claves = new Claves({ takeNumero: () => undefined } as never);
    const take = (version: number) =>
      claves.take({ _id: proyecto, clave: 'A', version, ultimoNumero: 10 } as never, undefined as never);
    expect([take(1), take(1), take(1)]).toEqual(['A-11', 'A-12', 'A-13']);
    expect([take(2), take(1), take(2)]).toEqual(['A-11', 'A-11', 'A-12']);
  });

  it('changes while work is being made: each gets one number, and all have the new key in the end', async () => {
    const { _id } = await world.proyecto();
    const luego = fresh();
    const make = (i: number) =>
      world.as(world.creator)('POST', '/epicas', { titulo: `E${i}`, proyecto: _id });
    const before = await Promise.all(Array.from({ length: 10 }, (_, i) => make(i)));
    const [changed, ...during] = await Promise.all([
      change(_id, luego),
      ...Array.from({ length: 10 }, (_, i) => make(i)),
    ]);
    expect([changed, ...before, ...during].map(({ status }) => status)).toEqual([
      200,
      ...Array(20).fill(201),
    ]);
    const stored = () =>
      world
        .collection('epicas')
        .find({ proyecto: new Types.ObjectId(_id) })
        .toArray();
    await eventually(async () =>
      expect((await stored()).map(({ clave }) => clave as string).sort()).toEqual(
        Array.from({ length: 20 }, (_, i) => `${luego}-${i + 1}`).sort(),
      ),
    );
  });
});

it('is given to what an earlier version made, the oldest first, and told to the copies', async () => {
  const { proyecto, epica, historia, tarea } = await world.tree();
  const at = (_id: string) => ({ _id: new Types.ObjectId(_id) });
  for (const [name, { _id }] of [
    ['epicas', epica],
    ['historias', historia],
    ['tareas', tarea],
  ] as const)
    await world.collection(name).updateOne(at(_id), { $unset: { clave: '' } });
  await world.collection('tareas').updateOne(at(tarea._id), { $set: { createdAt: new Date(0) } });
  await world.collection('proyectos').updateOne(at(proyecto._id), { $unset: { ultimoNumero: '' } });
  const heard = await world.hear();
  for (let time = 0; time < 2; time += 1) await service(ClavesBackfill).fill();
  const shown = await Promise.all(
    [`/tareas/${tarea._id}`, `/epicas/${epica._id}`, `/historias/${historia._id}`].map((path) =>
      world.as(world.member)('GET', path),
    ),
  );
  const claves = shown.map(({ body }) => Object.values(body).find((one) => typeof one === 'object'));
  expect(claves).toMatchObject(
    [1, 2, 3].map((numero) => ({ clave: `${proyecto.clave}-${numero}`, version: 2 })),
  );
  await eventually(() =>
    expect(newest(heard, `${historiaEstado.subject}.${historia._id}`)).toMatchObject({
      version: 2,
      datos: { clave: `${proyecto.clave}-3` },
    }),
  );
  await heard.stop();
  expect((await world.epica(proyecto._id)).clave).toBe(`${proyecto.clave}-4`);
});
