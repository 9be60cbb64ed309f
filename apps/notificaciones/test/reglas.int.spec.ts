import { alertaEnviada } from '@pmp/contracts/ia';
import { mencionHecha } from '@pmp/contracts/mensajes';
import {
  proyectoActualizado,
  proyectoCreado,
  proyectoEliminado,
  proyectoRestaurado,
  tareaActualizada,
  tareaAsignada,
} from '@pmp/contracts/proyectos';
import { sprintCancelado, sprintFinalizado, sprintIniciado } from '@pmp/contracts/sprints';
import { miembroAnadido, miembroRetirado } from '@pmp/contracts/usuarios';
import { eventually, newId, type TestPerson } from '@pmp/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World } from './world';

let world: World;
let ana: TestPerson;
let luis: TestPerson;
let fuera: TestPerson;
let equipo: string;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

interface Case {
  fact: Parameters<World['tell']>[0];
  datos: () => object;
  expected: { tipo: string; regla: string; titulo: string; mensaje: string; accion: string };
}

const id = newId();
const proyecto = newId();
const proyectoDatos = () => ({ _id: id, nombre: 'Tienda', clave: 'TIENDA', equipo });
const sprintDatos = () => ({ _id: id, nombre: 'Sprint 4', numero: 4, proyecto, equipo });
const titulo = 'Pagos';
const tareaDatos = () => ({ _id: id, titulo, proyecto, historia: id, asignado: luis._id, anterior: null });

/** Each raises one for Luis, whom Ana's action concerns. */
const CASES: Case[] = [
  {
    fact: tareaAsignada,
    datos: tareaDatos,
    expected: {
      tipo: 'tarea',
      regla: 'tarea-asignada',
      titulo: 'Tarea asignada',
      mensaje: 'Ana te ha asignado «Pagos».',
      accion: `/tareas/${id}`,
    },
  },
  {
    fact: tareaActualizada,
    datos: () => ({
      ...tareaDatos(),
      anterior: luis._id,
      cambios: ['estado', 'orden'],
      estado: 'completada',
      estadoAnterior: 'en revisión',
    }),
    expected: {
      tipo: 'tarea',
      regla: 'tarea-actualizada',
      titulo: 'Tarea actualizada',
      mensaje: 'Ana ha pasado «Pagos» de en revisión a completada.',
      accion: `/tareas/${id}`,
    },
  },
  {
    fact: tareaActualizada,
    datos: () => ({
      ...tareaDatos(),
      asignado: null,
      anterior: luis._id,
      cambios: ['asignado'],
      estado: 'pendiente',
      estadoAnterior: 'pendiente',
    }),
    expected: {
      tipo: 'tarea',
      regla: 'tarea-actualizada',
      titulo: 'Tarea retirada',
      mensaje: 'Ana te ha retirado «Pagos».',
      accion: `/tareas/${id}`,
    },
  },
  {
    fact: proyectoCreado,
    datos: proyectoDatos,
    expected: {
      tipo: 'proyecto',
      regla: 'proyecto-creado',
      titulo: 'Nuevo proyecto',
      mensaje: 'Tu equipo tiene un proyecto nuevo: «Tienda» (TIENDA).',
      accion: `/proyecto/${id}`,
    },
  },
  {
    fact: proyectoActualizado,
    datos: () => ({ ...proyectoDatos(), cambios: ['estado'], estado: 'pausado', estadoAnterior: 'activo' }),
    expected: {
      tipo: 'proyecto',
      regla: 'proyecto-cambia-estado',
      titulo: 'Cambio de estado',
      mensaje: '«Tienda» ha pasado de activo a pausado.',
      accion: `/proyecto/${id}`,
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
    datos: () => ({ ...proyectoDatos(), version: 3 }),
    expected: {
      tipo: 'proyecto',
      regla: 'proyecto-restaurado',
      titulo: 'Proyecto restaurado',
      mensaje: 'El proyecto «Tienda» (TIENDA) ha vuelto de la papelera.',
      accion: `/proyecto/${id}`,
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
      accion: `/tableros/${proyecto}`,
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
      accion: `/sprints/${proyecto}`,
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
      accion: `/sprints/${proyecto}`,
    },
  },
  {
    fact: mencionHecha,
    datos: () => ({
      mensaje: id,
      chat: { chatId: proyecto, tipoChat: 'equipo' },
      nombreChat: 'Comercio',
      emisor: { _id: ana._id, nombre: 'Ana' },
      persona: luis._id,
      extracto: '@Luis <b>¿lo ves?</b>',
    }),
    expected: {
      tipo: 'mencion',
      regla: 'mencion',
      titulo: 'Te han mencionado',
      mensaje: 'Ana te ha mencionado en «Comercio»: @Luis <b>¿lo ves?</b>',
      accion: `/mensajes?chat=${proyecto}&tipo=equipo&mensaje=${id}`,
    },
  },
  {
    fact: miembroAnadido,
    datos: () => ({ equipo, nombreEquipo: 'Comercio', usuario: luis._id, rol: 'miembro' }),
    expected: {
      tipo: 'equipo',
      regla: 'miembro-anadido',
      titulo: 'Nuevo equipo',
      mensaje: 'Ahora formas parte del equipo «Comercio».',
      accion: '/proyectos',
    },
  },
  {
    fact: miembroRetirado,
    datos: () => ({ equipo, nombreEquipo: 'Comercio', usuario: luis._id }),
    expected: {
      tipo: 'equipo',
      regla: 'miembro-retirado',
      titulo: 'Has salido de un equipo',
      mensaje: 'Ya no formas parte del equipo «Comercio».',
      accion: '/proyectos',
    },
  },
  {
    fact: alertaEnviada,
    datos: () => ({
      _id: id,
      proyecto,
      regla: 'tarea-vencida',
      titulo: 'Tarea vencida: «Pagos»',
      descripcion: 'Venció el 16 de noviembre de 2026 (hace 4 días).',
      enlace: `/tareas/${id}`,
      usuarios: [luis._id],
    }),
    expected: {
      tipo: 'sistema',
      regla: 'alerta-enviada',
      titulo: 'Tarea vencida: «Pagos»',
      mensaje: 'Venció el 16 de noviembre de 2026 (hace 4 días).',
      accion: `/tareas/${id}`,
    },
  },
];

const people = async (preferencias = {}) => {
  [ana, luis, fuera] = [
    await world.person({}, 'Ana'),
    await world.person(preferencias),
    await world.person(),
  ];
  equipo = await world.service.people.team({ [ana._id]: 'admin', [luis._id]: 'miembro' });
};

/** Raised after everything that was told before it, by each consumer. */
const settled = async () => {
  const consumers = await world.pending();
  expect(consumers).toBe(0);
};

describe.each(CASES)('$expected.regla ($expected.titulo)', ({ fact, datos, expected }) => {
  it('tells the people concerned once, though the fact comes twice, live and with a count', async () => {
    await people();
    const heard = await world.listen(luis._id);
    const again = { actor: ana._id, id: newId() };
    await world.tell(fact, datos(), again);
    await world.tell(fact, datos(), again);
    await eventually(settled);
    const body = await world.list(luis);
    expect(body.notificaciones).toEqual([expect.objectContaining({ ...expected, leida: false })]);
    expect(body.noLeidas).toBe(1);
    await eventually(() =>
      expect(heard).toEqual([{ evento: 'nueva_notificacion', datos: body.notificaciones[0] }]),
    );
    expect((await world.list(ana)).notificaciones).toEqual([]);
    expect((await world.list(fuera)).notificaciones).toEqual([]);
  });

  it('tells nobody of their own action', async () => {
    await people();
    const own = fact === mencionHecha ? { emisor: { _id: luis._id, nombre: 'Luis' } } : {};
    await world.tell(fact, { ...datos(), ...own }, { actor: luis._id });
    await eventually(settled);
    expect((await world.list(luis)).notificaciones).toEqual([]);
  });

  it('tells nobody who switched the kind off', async () => {
    const kinds = {
      tarea: 'tareas',
      proyecto: 'proyectos',
      equipo: 'equipos',
      mencion: 'menciones',
      sistema: 'sistema',
    };
    await people({ [kinds[expected.tipo as keyof typeof kinds]]: false });
    await world.tell(fact, datos(), { actor: ana._id });
    await eventually(settled);
    expect((await world.list(luis)).notificaciones).toEqual([]);
  });
});

describe('tasks', () => {
  beforeAll(() => people());

  it('given to somebody else: the new owner hears of that alone, the old one that it is gone', async () => {
    const eva = await world.person();
    const datos = { ...tareaDatos(), asignado: eva._id, anterior: luis._id };
    const change = { cambios: ['asignado', 'estado'], estado: 'pendiente', estadoAnterior: 'bloqueada' };
    await world.tell(tareaActualizada, { ...datos, ...change }, { actor: ana._id });
    await world.tell(tareaAsignada, datos, { actor: ana._id });
    await eventually(settled);
    const titles = async (person: TestPerson) =>
      (await world.list(person)).notificaciones.map((n: { titulo: string }) => n.titulo);
    expect(await titles(eva)).toEqual(['Tarea asignada']);
    expect(await titles(luis)).toEqual(['Tarea retirada']);
  });

  it('of a project that the person may no longer see are not told', async () => {
    const eva = await world.person();
    const visible = newId();
    await world.put('copia_proyectos', { _id: visible, equipo });
    const datos = { ...tareaDatos(), proyecto: visible };
    await world.tell(tareaAsignada, { ...datos, asignado: eva._id }, { actor: ana._id });
    await world.tell(tareaAsignada, { ...datos, asignado: luis._id }, { actor: ana._id });
    await eventually(settled);
    expect((await world.list(eva)).notificaciones).toEqual([]);
    expect((await world.list(luis, '?filtro=tarea')).notificaciones[0].titulo).toBe('Tarea asignada');
  });

  it('moved in their order only, or not worth telling, are not told', async () => {
    const eva = await world.person();
    const datos = { ...tareaDatos(), asignado: eva._id, anterior: eva._id };
    const same = { estado: 'pendiente', estadoAnterior: 'pendiente' };
    await world.tell(tareaActualizada, { ...datos, ...same, cambios: ['orden'] });
    await eventually(settled);
    expect((await world.list(eva)).notificaciones).toEqual([]);
  });
});

describe('other cases', () => {
  beforeAll(() => people());

  it('a project that changes without changing its estado is not told', async () => {
    const datos = { ...proyectoDatos(), cambios: ['nombre'], estado: 'activo', estadoAnterior: 'activo' };
    await world.tell(proyectoActualizado, datos);
    await eventually(settled);
    expect((await world.list(luis)).notificaciones).toEqual([]);
  });

  it('a message edited to name the same person again is told once, deleted notification or not', async () => {
    const mencion = CASES.find(({ fact }) => fact === mencionHecha)!;
    await world.tell(mencionHecha, mencion.datos(), { actor: ana._id });
    await eventually(settled);
    const [first] = (await world.list(luis, '?filtro=mencion')).notificaciones;
    await world.call('DELETE', `/api/notificaciones/${first._id}`, luis.token);
    await world.tell(mencionHecha, mencion.datos(), { actor: ana._id });
    await eventually(settled);
    expect((await world.list(luis, '?filtro=mencion')).notificaciones).toEqual([]);
  });

  it('a fact ahead of its team waits for it', async () => {
    const eva = await world.person();
    const nuevo = newId();
    await world.tell(proyectoCreado, { ...proyectoDatos(), equipo: nuevo }, { actor: ana._id });
    await eventually(async () => expect(await world.retried()).toBe(1));
    await world.service.people.team({ [eva._id]: 'miembro' }, { _id: nuevo });
    await eventually(async () => expect((await world.list(eva)).noLeidas).toBe(1));
  });

  it('with push off one arrives quietly and is counted', async () => {
    const callada = await world.person({ push: false });
    const heard = await world.listen(callada._id);
    const datos = { equipo, nombreEquipo: 'Comercio', usuario: callada._id, rol: 'miembro' };
    await world.tell(miembroAnadido, datos);
    await eventually(() => expect(heard).toEqual([{ evento: 'notificaciones_cambiadas', datos: {} }]));
    expect(await world.list(callada)).toMatchObject({ noLeidas: 1, notificaciones: [{ leida: false }] });
  });

  it('a deactivated person is told nothing, one who is not known here yet is', async () => {
    const [inactiva, nueva] = [await world.person(), newId()];
    await world.service.people.change('copia_usuarios', inactiva._id, { estado: 'inactivo' });
    for (const usuario of [inactiva._id, nueva]) {
      await world.tell(miembroAnadido, { equipo, nombreEquipo: 'Comercio', usuario, rol: 'miembro' });
    }
    await eventually(settled);
    const told = await world.model.find({ usuario: { $in: [inactiva._id, nueva] } }).lean();
    expect(told.map(({ usuario }) => usuario.toHexString())).toEqual([nueva]);
  });
});
