import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { equipoEstado, usuarioEstado } from '@pmp/contracts/usuarios';
import { TestOwners } from '@pmp/testing';
import { World } from './world';

type Own = Awaited<ReturnType<TestOwners['own']>>;

let world: World;
let owners: TestOwners;
let own: Record<'usuario' | 'equipo' | 'proyecto', Own>;
beforeAll(async () => {
  world = await World.start();
  owners = await TestOwners.start(world.broker.url);
  own = {
    usuario: await owners.own(usuarioEstado),
    equipo: await owners.own(equipoEstado),
    proyecto: await owners.own(proyectoEstado),
  };
});
afterAll(async () => {
  await owners.close();
  await world.close();
});

it('shows the alerts of a team and a project that were made a moment ago', async () => {
  const eva = await world.service.people.person();
  expect((await world.as(eva)('GET', '/ia/alertas')).status).toBe(403);
  const equipo = own.equipo({ nombre: 'Nuevo', miembros: [{ usuario: eva._id, rol: 'admin' }] });
  const date = '2026-11-20T10:00:00.000Z';
  const proyecto = own.proyecto({
    nombre: 'Tienda',
    clave: 'TIENDA',
    estado: 'activo',
    prioridad: 'media',
    fechaInicio: date,
    fechaFin: null,
    createdAt: date,
    equipo,
    creador: eva._id,
  });
  expect((await world.as(eva)('GET', `/ia/alertas?proyecto=${proyecto}`)).status).toBe(200);
  expect((await world.as(eva)('GET', '/ia/alertas')).status).toBe(200);
  expect((await world.as(world.outsider)('GET', `/ia/alertas?proyecto=${proyecto}`)).status).toBe(404);
});
