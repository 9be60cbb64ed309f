import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { historiaEstado, papeleraPurgada, tareaEstado } from '@pmp/contracts/proyectos';
import { sprintIniciado } from '@pmp/contracts/sprints';
import { eventually } from '@pmp/testing';
import { ProyectoDatosReader } from '../src/datos/proyecto-datos.reader';
import { ProyectosReader } from '../src/datos/lectura/proyectos.reader';
import { daysFromNow, World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const read = async (proyecto: string) => {
  const found = await world.service.app.get(ProyectosReader).find(proyecto);
  return world.service.app.get(ProyectoDatosReader).read(found!);
};

const backlog = async () => {
  const proyecto = await world.proyecto();
  const epica = await world.epica(proyecto);
  const historia = await world.historia(proyecto, epica);
  return { proyecto, epica, historia };
};

describe('a project as a whole', () => {
  it('leaves out what belongs to something that is gone', async () => {
    const { proyecto, historia } = await backlog();
    await world.tarea(proyecto, historia);
    expect((await read(proyecto)).tareas).toHaveLength(1);
    await world.state(historiaEstado, historia, 2, null);
    expect(await read(proyecto)).toMatchObject({ historias: [], tareas: [] });
  });

  it('includes the team, and people outside it who have a task', async () => {
    const { proyecto, historia } = await backlog();
    await world.tarea(proyecto, historia, { asignado: world.outsider._id });
    expect((await read(proyecto)).personas.map(({ nombre, rolEquipo }) => [nombre, rolEquipo])).toEqual([
      ['Mario Miembro', 'miembro'],
      ['Olga Ajena', null],
      ['Tomás Jefe', 'admin'],
    ]);
  });

  it('has none of the copies’ internal fields', async () => {
    const { proyecto, historia } = await backlog();
    await world.tarea(proyecto, historia, { descripcion: 'larga' });
    const { tareas, historias } = await read(proyecto);
    for (const key of ['version', 'copiado', 'eliminado', 'descripcion']) {
      expect(tareas[0]).not.toHaveProperty(key);
    }
    expect(historias[0]).toHaveProperty('descripcion');
  });
});

describe('the time at which an estado began', () => {
  it('is recorded as tasks change, and removed with them', async () => {
    const { proyecto, historia } = await backlog();
    const created = daysFromNow(-9);
    const tarea = await world.tarea(proyecto, historia, { createdAt: created, updatedAt: created });
    const noted = async () => (await read(proyecto)).entradas.get(tarea);
    await eventually(async () => {
      expect(await noted()).toEqual({ estado: 'pendiente', fecha: created, exacta: true });
    });
    const blocked = daysFromNow(-5);
    await world.tarea(proyecto, historia, { estado: 'bloqueada', updatedAt: blocked }, tarea, 2);
    await eventually(async () => {
      expect(await noted()).toEqual({ estado: 'bloqueada', fecha: blocked, exacta: true });
    });
    await world.tarea(proyecto, historia, { estado: 'bloqueada', titulo: 'Otra' }, tarea, 3);
    await eventually(async () => {
      expect((await world.collection('transiciones').findOne({ _id: tarea }))?.['version']).toBe(3);
    });
    expect(await noted()).toEqual({ estado: 'bloqueada', fecha: blocked, exacta: true });
    await world.state(tareaEstado, tarea, 4, null);
    await eventually(async () => {
      expect(await world.collection('transiciones').findOne({ _id: tarea })).toBeNull();
    });
  });
});

describe('a sprint that starts', () => {
  const start = (sprint: string, proyecto: string) =>
    world.fact(sprintIniciado, {
      _id: sprint,
      nombre: 'Sprint 1',
      numero: 1,
      proyecto,
      equipo: world.team,
    });

  it('is measured once, whatever happens to its stories', async () => {
    const { proyecto, epica, historia } = await backlog();
    const sprint = await world.sprint(proyecto, [historia]);
    await start(sprint, proyecto);
    const puntos = async () => (await read(proyecto)).inicios.get(sprint)?.puntos;
    await eventually(async () => expect(await puntos()).toEqual({ [historia]: 3 }));
    await world.historia(proyecto, epica, { puntos: 8 }, historia, 2);
    const settled = await world.collection('inbox').countDocuments();
    await start(sprint, proyecto);
    await start(sprint, proyecto);
    await eventually(async () => {
      expect(await world.collection('inbox').countDocuments()).toBe(settled + 2);
    });
    expect(await puntos()).toEqual({ [historia]: 3 });
  });

  it('is forgotten with its project', async () => {
    const { proyecto, historia } = await backlog();
    const sprint = await world.sprint(proyecto, [historia]);
    await start(sprint, proyecto);
    await eventually(async () => {
      expect(await world.collection('inicios').findOne({ _id: sprint })).not.toBeNull();
      expect(await world.collection('transiciones').findOne({ proyecto })).not.toBeNull();
    });
    await world.fact(papeleraPurgada, { _id: proyecto, tipo: 'proyecto', titulo: 'Tienda', proyecto });
    await eventually(async () => {
      expect(await world.collection('inicios').findOne({ _id: sprint })).toBeNull();
      expect(await world.collection('transiciones').findOne({ proyecto })).toBeNull();
    });
  });
});
