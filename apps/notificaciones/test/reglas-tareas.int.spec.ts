import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  comentarioCreado,
  elementoBloqueado,
  elementoDesbloqueado,
  historiaActualizada,
  historiaAsignada,
  tareaActualizada,
  tareaAsignada,
} from '@pmp/contracts/proyectos';
import { eventually, newId, type TestPerson } from '@pmp/testing';
import {
  comentarioDatos,
  describeReglas,
  historiaDatos,
  ID,
  PROYECTO,
  type Regla,
  type Scene,
  setScene,
  settled,
  tareaDatos,
} from './regla';
import { World } from './world';

let world: World;
let scene: Scene;

beforeAll(async () => {
  world = await World.start();
  scene = await setScene(world);
});
afterAll(() => world.close());

const REGLAS: Regla[] = [
  {
    fact: tareaAsignada,
    datos: tareaDatos,
    expected: {
      tipo: 'tarea',
      regla: 'tarea-asignada',
      titulo: 'Tarea asignada',
      mensaje: 'Ana te ha asignado «Pagos».',
      accion: `/tareas/${ID}`,
    },
  },
  {
    fact: comentarioCreado,
    datos: comentarioDatos,
    expected: {
      tipo: 'tarea',
      regla: 'comentario',
      titulo: 'Nuevo comentario',
      mensaje: 'Ana ha comentado «Pagos»: ¿Lo vemos?',
      accion: `/tareas/${ID}?comentario=${ID}`,
    },
  },
  {
    fact: tareaActualizada,
    datos: (each) => ({
      ...tareaDatos(each),
      anterior: each.luis._id,
      cambios: ['estado', 'orden'],
      estado: 'completada',
      estadoAnterior: 'en revisión',
    }),
    expected: {
      tipo: 'tarea',
      regla: 'tarea-actualizada',
      titulo: 'Tarea actualizada',
      mensaje: 'Ana ha pasado «Pagos» de en revisión a completada.',
      accion: `/tareas/${ID}`,
    },
  },
  {
    fact: tareaActualizada,
    datos: (each) => ({
      ...tareaDatos(each),
      asignado: null,
      anterior: each.luis._id,
      cambios: ['asignado'],
      estado: 'pendiente',
      estadoAnterior: 'pendiente',
    }),
    expected: {
      tipo: 'tarea',
      regla: 'tarea-actualizada',
      titulo: 'Tarea desasignada',
      mensaje: 'Ana te ha quitado de «Pagos».',
      accion: `/tareas/${ID}`,
    },
  },
  {
    fact: elementoBloqueado,
    datos: ({ luis }) => ({
      _id: ID,
      entidad: 'tarea',
      titulo: 'Pagos',
      proyecto: PROYECTO,
      responsable: luis._id,
    }),
    expected: {
      tipo: 'tarea',
      regla: 'elemento-bloqueado',
      titulo: 'Tarea en espera',
      mensaje: '«Pagos» no puede avanzar: ahora espera a que termine otra cosa.',
      accion: `/tareas/${ID}`,
    },
  },
  {
    fact: elementoDesbloqueado,
    datos: ({ luis }) => ({
      _id: ID,
      entidad: 'historia',
      titulo: 'Pagos',
      proyecto: PROYECTO,
      responsable: luis._id,
    }),
    expected: {
      tipo: 'tarea',
      regla: 'elemento-desbloqueado',
      titulo: 'Historia desbloqueada',
      mensaje: 'Ya nada bloquea «Pagos»: se puede empezar.',
      accion: `/backlog/${PROYECTO}?historia=${ID}`,
    },
  },
  {
    fact: historiaAsignada,
    datos: historiaDatos,
    expected: {
      tipo: 'tarea',
      regla: 'historia-asignada',
      titulo: 'Historia a tu cargo',
      mensaje: 'Ana te ha puesto a cargo de «Pagos».',
      accion: `/backlog/${PROYECTO}?historia=${ID}`,
    },
  },
  {
    fact: historiaActualizada,
    datos: (each) => ({
      ...historiaDatos(each),
      anterior: each.luis._id,
      cambios: ['puntos', 'epicaId', 'orden'],
      estado: 'pendiente',
      estadoAnterior: 'pendiente',
    }),
    expected: {
      tipo: 'tarea',
      regla: 'historia-actualizada',
      titulo: 'Historia actualizada',
      mensaje: 'Ana ha cambiado los puntos y la épica de «Pagos».',
      accion: `/backlog/${PROYECTO}?historia=${ID}`,
    },
  },
];

describeReglas(REGLAS, () => world);

describe('tasks', () => {
  it('given to somebody else notify the new assignee of that alone, and the old one of the loss', async () => {
    const eva = await world.person();
    const datos = { ...tareaDatos(scene), asignado: eva._id, anterior: scene.luis._id };
    const change = { cambios: ['asignado', 'estado'], estado: 'pendiente', estadoAnterior: 'bloqueada' };
    await world.tell(tareaActualizada, { ...datos, ...change }, { actor: scene.ana._id });
    await world.tell(tareaAsignada, datos, { actor: scene.ana._id });
    await settled(world);
    const titles = async (person: TestPerson) =>
      (await world.list(person)).notificaciones.map((n: { titulo: string }) => n.titulo);
    expect(await titles(eva)).toEqual(['Tarea asignada']);
    expect(await titles(scene.luis)).toEqual(['Tarea desasignada']);
  });

  it('of a project that the person may no longer see lead to no notification', async () => {
    const eva = await world.person();
    const visible = newId();
    await world.put('copia_proyectos', { _id: visible, equipo: scene.equipo });
    const datos = { ...tareaDatos(scene), _id: newId(), proyecto: visible };
    await world.tell(tareaAsignada, { ...datos, asignado: eva._id }, { actor: scene.ana._id });
    await world.tell(tareaAsignada, { ...datos, asignado: scene.luis._id }, { actor: scene.ana._id });
    await settled(world);
    expect((await world.list(eva)).notificaciones).toEqual([]);
    expect((await world.list(scene.luis, '?filtro=tarea')).notificaciones[0].titulo).toBe('Tarea asignada');
  });

  it('commented on with a mention of their assignee notify only the mention', async () => {
    const eva = await world.person();
    const datos = { ...comentarioDatos(scene), asignado: eva._id };
    await world.tell(comentarioCreado, { ...datos, menciones: [eva._id] }, { actor: scene.ana._id });
    await world.tell(comentarioCreado, { ...datos, asignado: null }, { actor: scene.ana._id });
    await settled(world);
    expect((await world.list(eva)).notificaciones).toEqual([]);
  });

  it('are told of as comments to whoever wants to hear of no mention', async () => {
    const sin = await setScene(world, { menciones: false });
    const datos = { ...comentarioDatos(sin), menciones: [sin.luis._id] };
    await world.tell(comentarioCreado, datos, { actor: sin.ana._id });
    await settled(world);
    expect((await world.list(sin.luis)).notificaciones).toMatchObject([
      { tipo: 'tarea', titulo: 'Nuevo comentario' },
    ]);
  });

  it('that are blocked, or wait from now on, are told of to those who administer the team, once', async () => {
    const proyecto = newId();
    await world.put('copia_proyectos', { _id: proyecto, equipo: scene.equipo });
    const eva = await world.person();
    const datos = { ...tareaDatos(scene), proyecto, asignado: scene.luis._id, anterior: scene.luis._id };
    const blocked = { cambios: ['estado'], estado: 'bloqueada', estadoAnterior: 'en progreso' };
    const again = { actor: eva._id, id: newId() };
    await world.tell(tareaActualizada, { ...datos, ...blocked }, again);
    await world.tell(tareaActualizada, { ...datos, ...blocked }, again);
    const other = { ...blocked, cambios: ['titulo'], estadoAnterior: 'bloqueada' };
    await world.tell(tareaActualizada, { ...datos, ...other }, { actor: eva._id });
    const wait = { _id: newId(), entidad: 'historia', titulo: 'Pagos', proyecto, responsable: null };
    await world.tell(elementoBloqueado, wait, { actor: scene.luis._id });
    await settled(world);
    const told = (await world.list(scene.ana)).notificaciones as { titulo: string; accion: string }[];
    expect(told.filter(({ accion }) => accion === `/tareas/${ID}`).map(({ titulo }) => titulo)).toEqual([
      'Tarea bloqueada',
    ]);
    expect(told.filter(({ accion }) => accion.includes(wait._id)).map(({ titulo }) => titulo)).toEqual([
      'Historia en espera',
    ]);
  });

  it('given away and taken back before anybody reads it are told to nobody, also when a fact arrives again', async () => {
    const eva = await world.person();
    const { luis, ana } = await setScene(world);
    const _id = newId();
    const state = { cambios: ['asignado'], estado: 'pendiente', estadoAnterior: 'pendiente' };
    const give = async (de: TestPerson, a: TestPerson, again = { actor: ana._id, id: newId() }) => {
      const datos = { ...tareaDatos(scene), _id, asignado: a._id, anterior: de._id };
      await world.tell(tareaActualizada, { ...datos, ...state }, again);
      await world.tell(tareaAsignada, datos, again);
      return again;
    };
    const told = async () =>
      (await Promise.all([eva, luis].map((person) => world.list(person)))).flatMap(
        (list) => list.notificaciones as { titulo: string }[],
      );
    await give(luis, eva);
    await settled(world);
    expect((await told()).map(({ titulo }) => titulo)).toEqual(['Tarea asignada', 'Tarea desasignada']);
    const back = await give(eva, luis);
    await settled(world);
    await give(eva, luis, back);
    await settled(world);
    expect(await told()).toEqual([]);
  });

  it('that one request gave away are one notification, which shrinks as they are taken back', async () => {
    const { luis, ana } = await setScene(world);
    const proyecto = newId();
    await world.put('copia_proyectos', { _id: proyecto, equipo: scene.equipo });
    const heard = await world.listen(luis._id);
    const ids = Array.from({ length: 10 }, newId);
    const request = { actor: ana._id, correlacion: newId() };
    const give = (_id: string, more = {}) => {
      const datos = { ...tareaDatos(scene), _id, titulo: `Tarea ${ids.indexOf(_id)}`, asignado: luis._id };
      return world.tell(tareaAsignada, datos, { ...request, ...more });
    };
    const again = { id: newId() };
    await give(ids[0]!, again);
    for (const _id of ids.slice(1)) await give(_id);
    await give(ids[0]!, again);
    await give(newId(), { correlacion: newId() });
    await settled(world);
    const told = await world.list(luis);
    expect(told.noLeidas).toBe(2);
    expect(told.notificaciones[1]).toMatchObject({
      titulo: 'Tareas asignadas',
      mensaje: 'Ana te ha asignado 10 tareas: Tarea 0 · Tarea 1 · Tarea 2…',
      elementos: ids.map((_id, i) => ({ titulo: `Tarea ${i}`, accion: `/tareas/${_id}` })),
    });
    const popped = () => heard.filter(({ evento }) => evento === 'nueva_notificacion');
    await eventually(() => expect(popped()).toHaveLength(2));
    const undo = { actor: ana._id, correlacion: newId() };
    for (const _id of ids.slice(0, 9)) {
      const datos = { ...tareaDatos(scene), _id, asignado: null, anterior: luis._id };
      const state = { cambios: ['asignado'], estado: 'pendiente', estadoAnterior: 'pendiente' };
      await world.tell(tareaActualizada, { ...datos, ...state }, undo);
    }
    await settled(world);
    expect((await world.list(luis)).notificaciones).toMatchObject([
      { titulo: 'Tarea asignada' },
      { titulo: 'Tarea asignada', mensaje: 'Ana te ha asignado «Tarea 9».' },
    ]);
  });

  it('that are silenced, or whose project or author is, tell only what is said to the person alone', async () => {
    const { luis, ana } = await setScene(world);
    const [_id, proyecto] = [newId(), newId()];
    const datos = {
      ...comentarioDatos(scene),
      proyecto,
      sobre: { entidad: 'tarea', _id },
      asignado: luis._id,
    };
    const comment = async () => {
      await world.tell(comentarioCreado, { ...datos, _id: newId() }, { actor: ana._id });
      await settled(world);
      return (await world.list(luis)).noLeidas as number;
    };
    expect(await comment()).toBe(1);
    for (const silencio of [`tarea/${_id}`, `proyecto/${proyecto}`, `persona/${ana._id}`]) {
      const path = `/api/notificaciones/silencios/${silencio}`;
      await world.call('PUT', path, luis.token, { nombre: 'x' });
      expect(await comment()).toBe(1);
      await world.call('DELETE', path, luis.token);
    }
    await world.call('PUT', `/api/notificaciones/silencios/tarea/${_id}`, luis.token, { nombre: 'x' });
    const given = { ...tareaDatos(scene), _id, proyecto, asignado: luis._id };
    await world.tell(tareaAsignada, given, { actor: ana._id });
    expect(await comment()).toBe(2);
  });

  it('put off until there is something new come back with it, unread', async () => {
    const { luis, ana } = await setScene(world);
    const sobre = { entidad: 'tarea' as const, _id: newId() };
    const comment = async (about: object = sobre) => {
      const datos = { ...comentarioDatos(scene), _id: newId(), asignado: luis._id, sobre: about };
      await world.tell(comentarioCreado, datos, { actor: ana._id });
      await settled(world);
      return (await world.list(luis)).notificaciones as { _id: string }[];
    };
    const [first] = await comment();
    await world.call('PUT', `/api/notificaciones/${first!._id}/posponer`, luis.token, { hasta: null });
    expect(await comment({ entidad: 'tarea', _id: newId() })).toHaveLength(1);
    const back = await comment();
    expect(back).toHaveLength(3);
    expect(back.map(({ _id }) => _id)).toContain(first!._id);
    expect((await world.list(luis)).noLeidas).toBe(3);
  });

  it('of which one is in a lost place are hidden together', async () => {
    const { luis, ana } = await setScene(world);
    const perdido = newId();
    const suyo = await world.service.people.team({ [ana._id]: 'admin', [luis._id]: 'miembro' });
    await world.put('copia_proyectos', { _id: perdido, equipo: suyo });
    const request = { actor: ana._id, correlacion: newId() };
    for (const _id of [newId(), newId()]) {
      const datos = { ...historiaDatos(scene), _id, proyecto: perdido, responsable: luis._id };
      await world.tell(historiaAsignada, datos, request);
    }
    await settled(world);
    expect((await world.list(luis)).notificaciones[0]).toMatchObject({ titulo: 'Historias a tu cargo' });
    const miembros = [{ usuario: ana._id, rol: 'admin' }];
    await world.put('copia_equipos', { _id: suyo, version: 9, nombre: 'Plataforma', miembros });
    const [hidden] = (await world.list(luis)).notificaciones;
    expect(hidden).toMatchObject({ titulo: 'Notificación oculta', accion: null });
    expect(hidden.elementos).toBeUndefined();
  });

  it('that only moved in their order lead to no notification', async () => {
    const eva = await world.person();
    const datos = { ...tareaDatos(scene), asignado: eva._id, anterior: eva._id };
    const same = { estado: 'pendiente', estadoAnterior: 'pendiente' };
    await world.tell(tareaActualizada, { ...datos, ...same, cambios: ['orden'] });
    await settled(world);
    expect((await world.list(eva)).notificaciones).toEqual([]);
  });
});
