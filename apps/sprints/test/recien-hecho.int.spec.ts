import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { epicaEstado, historiaEstado, proyectoEstado } from '@pmp/contracts/proyectos';
import { equipoEstado, usuarioEstado } from '@pmp/contracts/usuarios';
import { TestOwners } from '@pmp/testing';
import { newId, World } from './world';

type Own = Awaited<ReturnType<TestOwners['own']>>;

let world: World;
let owners: TestOwners;
let own: Record<'usuario' | 'equipo' | 'proyecto' | 'epica' | 'historia', Own>;
beforeAll(async () => {
  world = await World.start();
  owners = await TestOwners.start(world.broker.url);
  own = {
    usuario: await owners.own(usuarioEstado),
    equipo: await owners.own(equipoEstado),
    proyecto: await owners.own(proyectoEstado),
    epica: await owners.own(epicaEstado),
    historia: await owners.own(historiaEstado),
  };
});
afterAll(async () => {
  await owners.close();
  await world.close();
});
beforeEach(() => void owners.asked.splice(0));

const now = '2026-11-20T10:00:00.000Z';
const madeProyecto = (equipo: string, creador: string): string =>
  own.proyecto({
    nombre: 'Recién hecho',
    clave: 'NUEVO',
    estado: 'activo',
    prioridad: 'media',
    fechaInicio: now,
    fechaFin: null,
    createdAt: now,
    equipo,
    creador,
  });
const madeHistoria = (proyecto: string): string => {
  const epica = own.epica({
    titulo: 'Pagos',
    prioridad: 'media',
    estado: 'pendiente',
    proyecto,
    createdAt: now,
  });
  const texts = { comoUsuario: '', quiero: '', para: '', descripcion: '' };
  const numbers = { prioridad: 'media', estado: 'pendiente', puntos: 3, orden: 'a0' };
  const rest = { proyecto, epica, sprint: null, createdAt: now, updatedAt: now };
  return own.historia({ titulo: 'Pagar', ...texts, ...numbers, ...rest });
};

describe('what another service has just done counts here at once', () => {
  it('a team, its project and its story: the first sprint takes the story, and the board shows it', async () => {
    const eva = await world.service.people.person();
    const equipo = own.equipo({ nombre: 'Nuevo', miembros: [{ usuario: eva._id, rol: 'admin' }] });
    const proyecto = madeProyecto(equipo, eva._id);
    const historia = madeHistoria(proyecto);
    const made = await world.as(eva)('POST', '/sprints', {
      nombre: 'Sprint',
      fechaInicio: '2026-11-20',
      fechaFin: '2026-12-04',
      proyecto,
      historiasSeleccionadas: [historia],
    });
    expect(made.status).toBe(201);
    expect(made.body.sprint.historias).toMatchObject([
      { _id: historia, titulo: 'Pagar', epicaId: { titulo: 'Pagos' } },
    ]);
    expect((await world.as(eva)('GET', `/tableros/proyecto/${proyecto}`)).status).toBe(200);
  });

  it('a project moved to a team that the caller is in', async () => {
    const { proyecto } = await world.backlog();
    expect((await world.as(world.outsider)('GET', `/sprints/proyecto/${proyecto}`)).status).toBe(404);
    const equipo = own.equipo({
      nombre: 'Nuevo',
      miembros: [{ usuario: world.outsider._id, rol: 'miembro' }],
    });
    own.proyecto(
      {
        nombre: 'Tienda',
        clave: 'TIENDA',
        estado: 'activo',
        prioridad: 'media',
        fechaInicio: now,
        fechaFin: null,
        createdAt: now,
        equipo,
        creador: null,
      },
      { _id: proyecto, version: 2 },
    );
    expect((await world.as(world.outsider)('GET', `/sprints/proyecto/${proyecto}`)).status).toBe(200);
    expect((await world.as(world.creator)('GET', `/sprints/proyecto/${proyecto}`)).status).toBe(404);
  });

  it('but not a story of another project, nor one that nobody has made', async () => {
    const { proyecto } = await world.backlog();
    const sprint = await world.sprint(proyecto);
    for (const historia of [madeHistoria(madeProyecto(world.team, world.creator._id)), newId()]) {
      const reply = await world.as(world.creator)('PUT', `/sprints/${sprint._id}`, {
        historiasSeleccionadas: [historia],
      });
      expect(reply.status).toBe(400);
    }
  });
});

describe('the owners', () => {
  it('are not asked by those who are allowed', async () => {
    const { proyecto, historias } = await world.backlog();
    await world.sprint(proyecto, historias);
    expect(owners.asked).toEqual([]);
  });

  it('are asked by a stranger, who is refused as before', async () => {
    const { proyecto } = await world.backlog();
    const stranger = await world.service.people.person();
    expect((await world.as(stranger)('GET', `/sprints/proyecto/${proyecto}`)).status).toBe(404);
    expect(owners.asked.length).toBeGreaterThan(0);
  });
});
