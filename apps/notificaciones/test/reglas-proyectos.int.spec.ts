import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  proyectoActualizado,
  proyectoCreado,
  proyectoEliminado,
  proyectoRestaurado,
  propuestaAbierta,
} from '@pmp/contracts/proyectos';
import { sprintCancelado, sprintFinalizado, sprintIniciado } from '@pmp/contracts/sprints';
import { eventually, newId } from '@pmp/testing';
import { describeReglas, ID, PROYECTO, type Regla, type Scene, setScene, settled } from './regla';
import { World } from './world';

let world: World;
let scene: Scene;
/** A team that nobody of the scene is in. */
let otro: string;

beforeAll(async () => {
  world = await World.start();
  scene = await setScene(world);
  otro = await world.service.people.team({ [newId()]: 'admin' });
});
afterAll(() => world.close());

const proyectoDatos = ({ equipo }: Scene) => ({ _id: ID, nombre: 'Tienda', clave: 'TIENDA', equipo });
const sprintDatos = ({ equipo }: Scene) => ({
  _id: ID,
  nombre: 'Sprint 4',
  numero: 4,
  proyecto: PROYECTO,
  equipo,
});

const REGLAS: Regla[] = [
  {
    fact: proyectoCreado,
    datos: proyectoDatos,
    expected: {
      tipo: 'proyecto',
      regla: 'proyecto-creado',
      titulo: 'Nuevo proyecto',
      mensaje: 'Tu equipo tiene un proyecto nuevo: «Tienda» (TIENDA).',
      accion: `/proyecto/${ID}`,
    },
  },
  {
    fact: proyectoActualizado,
    datos: (each) => ({
      ...proyectoDatos(each),
      cambios: ['estado'],
      estado: 'pausado',
      estadoAnterior: 'activo',
    }),
    expected: {
      tipo: 'proyecto',
      regla: 'proyecto-cambia-estado',
      titulo: 'Cambio de estado',
      mensaje: '«Tienda» ha pasado de activo a pausado.',
      accion: `/proyecto/${ID}`,
    },
  },
  {
    fact: proyectoActualizado,
    datos: (each) => ({
      ...proyectoDatos(each),
      equipo: otro,
      equipoAnterior: each.equipo,
      cambios: ['equipo'],
      estado: 'activo',
      estadoAnterior: 'activo',
    }),
    expected: {
      tipo: 'proyecto',
      regla: 'proyecto-trasladado',
      titulo: 'Proyecto trasladado',
      mensaje: 'El proyecto «Tienda» (TIENDA) ha pasado a otro equipo y ya no pertenece al tuyo.',
      accion: '/proyectos',
    },
  },
  {
    fact: proyectoEliminado,
    datos: proyectoDatos,
    expected: {
      tipo: 'proyecto',
      regla: 'proyecto-eliminado',
      titulo: 'Proyecto eliminado',
      mensaje: 'Se ha eliminado el proyecto «Tienda» (TIENDA).',
      accion: '/proyectos',
    },
  },
  {
    fact: proyectoRestaurado,
    datos: (each) => ({ ...proyectoDatos(each), version: 3 }),
    expected: {
      tipo: 'proyecto',
      regla: 'proyecto-restaurado',
      titulo: 'Proyecto restaurado',
      mensaje: 'El proyecto «Tienda» (TIENDA) se ha restaurado.',
      accion: `/proyecto/${ID}`,
    },
  },
  {
    fact: propuestaAbierta,
    datos: ({ ana, equipo }) => ({
      _id: ID,
      titulo: 'Robot (CI)',
      proyecto: PROYECTO,
      autor: ana._id,
      equipo,
      nombreProyecto: 'Tienda',
    }),
    expected: {
      tipo: 'proyecto',
      regla: 'propuesta-abierta',
      titulo: 'Cambios propuestos',
      mensaje: 'Robot (CI) propone cambios en «Tienda»: decide cuáles se aplican.',
      accion: `/proyecto/${PROYECTO}?ver=propuestas`,
    },
  },
  {
    fact: sprintIniciado,
    datos: sprintDatos,
    expected: {
      tipo: 'proyecto',
      regla: 'sprint-iniciado',
      titulo: 'Sprint iniciado',
      mensaje: 'Ha empezado el sprint «Sprint 4».',
      accion: `/tableros/${PROYECTO}`,
    },
  },
  {
    fact: sprintFinalizado,
    datos: sprintDatos,
    expected: {
      tipo: 'proyecto',
      regla: 'sprint-finalizado',
      titulo: 'Sprint finalizado',
      mensaje: 'Ha terminado el sprint «Sprint 4».',
      accion: `/sprints/${PROYECTO}`,
    },
  },
  {
    fact: sprintCancelado,
    datos: sprintDatos,
    expected: {
      tipo: 'proyecto',
      regla: 'sprint-cancelado',
      titulo: 'Sprint cancelado',
      mensaje: 'Se ha cancelado el sprint «Sprint 4».',
      accion: `/sprints/${PROYECTO}`,
    },
  },
];

describeReglas(REGLAS, () => world);

describe('projects', () => {
  it('lead to no notification when they change without changing their estado', async () => {
    const datos = {
      ...proyectoDatos(scene),
      cambios: ['nombre'],
      estado: 'activo',
      estadoAnterior: 'activo',
    };
    await world.tell(proyectoActualizado, datos);
    await settled(world);
    expect((await world.list(scene.luis)).notificaciones).toEqual([]);
  });

  it('that move say nothing to whoever is in both teams', async () => {
    const both = await world.service.people.team({ [scene.luis._id]: 'miembro' });
    await world.tell(proyectoActualizado, {
      ...proyectoDatos(scene),
      equipo: both,
      equipoAnterior: scene.equipo,
      cambios: ['equipo'],
      estado: 'activo',
      estadoAnterior: 'activo',
    });
    await settled(world);
    expect((await world.list(scene.luis)).notificaciones).toEqual([]);
    expect((await world.list(scene.ana)).notificaciones).toMatchObject([{ regla: 'proyecto-trasladado' }]);
  });

  it('wait for their team when the fact arrives first', async () => {
    const eva = await world.person();
    const nuevo = newId();
    await world.tell(proyectoCreado, { ...proyectoDatos(scene), equipo: nuevo }, { actor: scene.ana._id });
    await eventually(async () => expect(await world.retried()).toBe(1));
    await world.service.people.team({ [eva._id]: 'miembro' }, { _id: nuevo });
    await eventually(async () => expect((await world.list(eva)).noLeidas).toBe(1));
  });
});
