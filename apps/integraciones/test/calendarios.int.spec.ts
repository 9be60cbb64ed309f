import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { historiaEstado, proyectoEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { sprintEstado } from '@pmp/contracts/sprints';
import { eventually, request, type TestPerson } from '@pmp/testing';
import { newId, World } from './world';

let world: World;
let proyecto: string;
let ajeno: string;

/** A day from now, as it is stored. */
const day = (from: number) => new Date(Math.floor(Date.now() / 86_400_000 + from) * 86_400_000).toISOString();
const written = (fecha: string) => fecha.slice(0, 10).replaceAll('-', '');

const tarea = (titulo: string, extra: object = {}) =>
  world.estado(tareaEstado, {
    titulo,
    descripcion: '',
    tipo: 'bug',
    prioridad: 'media',
    estado: 'pendiente',
    fechaLimite: day(3),
    tiempoEstimado: null,
    proyecto,
    historia: newId(),
    asignado: world.member._id,
    createdAt: day(-5),
    updatedAt: day(-1),
    ...extra,
  });

const historia = (titulo: string, extra: object = {}) =>
  world.estado(historiaEstado, {
    clave: '',
    titulo,
    comoUsuario: '',
    quiero: '',
    para: '',
    descripcion: '',
    prioridad: 'media',
    estado: 'pendiente',
    puntos: 3,
    orden: 'm',
    epica: newId(),
    sprint: null,
    responsable: world.member._id,
    inicio: day(1),
    fin: day(2),
    proyecto,
    createdAt: day(-5),
    updatedAt: day(-1),
    ...extra,
  });

beforeAll(async () => {
  world = await World.start();
  proyecto = await world.proyecto({ fechaFin: day(30) });
  ajeno = await world.proyecto({ equipo: newId() });
  await tarea('Mía', { clave: 'TIENDA-1' });
  await tarea('Sin día', { fechaLimite: null });
  await tarea('De otra persona', { asignado: world.creator._id });
  await tarea('Donde ya no estoy', { proyecto: ajeno });
  await tarea('De hace mucho', { fechaLimite: day(-400) });
  await historia('Historia mía', { clave: 'TIENDA-2' });
  await historia('Historia que empieza', { responsable: null, fin: null });
  await historia('Historia sin días', { inicio: null, fin: null });
  await historia('Historia donde ya no estoy', { proyecto: ajeno });
  await historia('Historia de hace mucho', { inicio: day(-410), fin: day(-400) });
  const sprint = { numero: 1, nombre: 'Primero', estado: 'en progreso' as const, historias: [], proyecto };
  await world.estado(sprintEstado, { ...sprint, fechaInicio: day(-2), fechaFin: day(5) });
});
afterAll(() => world.close());

async function make(person: TestPerson, datos: object): Promise<{ _id: string; ruta: string }> {
  const { status, body } = await world.as(person)('POST', '/calendarios', { nombre: 'Móvil', ...datos });
  expect([status, body]).toEqual([201, expect.anything()]);
  return { _id: body.calendario._id, ruta: body.ruta };
}

/** As a calendar program does: without any token. */
const read = (ruta: string, headers: Record<string, string> = {}) =>
  request(world.service.app)('GET', ruta, { headers });
const summaries = (text: string) =>
  [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary]) => summary).sort();

describe('a calendar', () => {
  it('of one’s work has what one may still see, on its day', async () => {
    const { ruta } = await make(world.member, { tipo: 'trabajo' });
    const { status, headers, text } = await read(ruta);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(summaries(text)).toEqual(['TIENDA-1 Mía', 'TIENDA-2 Historia mía']);
    expect(text).toContain(`DTSTART;VALUE=DATE:${written(day(3))}`);
    expect(text).toContain(`DTEND;VALUE=DATE:${written(day(4))}`);
    expect(text).not.toContain('TZID');
  });

  it('of a project has its stories, its tasks, its sprints and its end; that of its sprints only those', async () => {
    const whole = await make(world.member, { tipo: 'proyecto', proyecto });
    expect(summaries((await read(whole.ruta)).text)).toEqual([
      'De otra persona',
      'Fin de Tienda',
      'Historia que empieza',
      'TIENDA · Primero',
      'TIENDA-1 Mía',
      'TIENDA-2 Historia mía',
    ]);
    const sprints = await make(world.member, { tipo: 'sprints', proyecto });
    const { text } = await read(sprints.ruta);
    expect(summaries(text)).toEqual(['TIENDA · Primero']);
    expect(text).toContain(`DTEND;VALUE=DATE:${written(day(6))}`);
  });

  it('is not sent again while nothing has changed', async () => {
    const { ruta } = await make(world.member, { tipo: 'proyecto', proyecto });
    const etag = String((await read(ruta)).headers['etag']);
    expect(await read(ruta, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    await tarea('Nueva');
    expect((await read(ruta, { 'if-none-match': etag })).status).toBe(200);
  });

  it('has one address at a time, kept nowhere; a former one cannot be told from one that never was', async () => {
    const { _id, ruta } = await make(world.member, { tipo: 'trabajo' });
    const secreto = ruta.split('/').at(-1)!.replace('.ics', '');
    expect(JSON.stringify(await world.collection('calendarios').find().toArray())).not.toContain(secreto);
    const { body } = await world.as(world.member)('POST', `/calendarios/${_id}/renovar`);
    const never = await read(ruta.replace(secreto, 'x'.repeat(43)));
    const former = await read(ruta);
    expect({ ...former.body, requestId: '' }).toEqual({ ...never.body, requestId: '' });
    expect([former.status, (await read(body.ruta)).status]).toEqual([404, 200]);
    await world.as(world.member)('DELETE', `/calendarios/${_id}`);
    expect((await read(body.ruta)).status).toBe(404);
  });

  it('is gone for who has lost access or whose account is closed, and back with it', async () => {
    const luis = await world.service.people.person();
    const equipos = world.collection('copia_equipos');
    const inTeam = { _id: world.team as never };
    const enter = () =>
      equipos.updateOne(inTeam, { $push: { miembros: { usuario: luis._id, rol: 'miembro' } } } as object);
    await enter();
    const [suyo, trabajo] = [
      await make(luis, { tipo: 'proyecto', proyecto }),
      await make(luis, { tipo: 'trabajo' }),
    ];
    const statuses = async () => [(await read(suyo.ruta)).status, (await read(trabajo.ruta)).status];
    expect(await statuses()).toEqual([200, 200]);
    await equipos.updateOne(inTeam, { $pull: { miembros: { usuario: luis._id } } } as object);
    await eventually(async () => expect(await statuses()).toEqual([404, 200]));
    await enter();
    await eventually(async () => expect(await statuses()).toEqual([200, 200]));
    await world.service.people.change('copia_usuarios', luis._id, { estado: 'inactivo' });
    await eventually(async () => expect(await statuses()).toEqual([404, 404]));
  });

  it('goes with its project', async () => {
    const otro = await world.proyecto();
    const { ruta } = await make(world.member, { tipo: 'sprints', proyecto: otro });
    await world.estado(proyectoEstado, null, { _id: otro, version: 2 });
    expect((await read(ruta)).status).toBe(404);
  });

  it.each([
    ['without a project', { tipo: 'proyecto' }, 400, 'proyecto'],
    ['of a kind that does not exist', { tipo: 'todo' }, 400, 'tipo'],
    ['without a name', { tipo: 'trabajo', nombre: ' ' }, 400, 'nombre'],
    ['of a project that one does not see', { tipo: 'sprints', proyecto: 'ajeno' }, 404, undefined],
  ])('%s is refused', async (_what, datos, status, campo) => {
    const proyectoOf = 'proyecto' in datos ? { proyecto: ajeno } : {};
    const reply = await world.as(world.member)('POST', '/calendarios', {
      nombre: 'X',
      ...datos,
      ...proyectoOf,
    });
    expect([reply.status, reply.body.errores?.[0]?.campo]).toEqual([status, campo]);
  });
});
