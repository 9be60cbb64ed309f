import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mencionHecha } from '@pmp/contracts/mensajes';
import { eventually, newId, SmtpServer, type TestPerson } from '@pmp/testing';
import { settled } from './regla';
import { World } from './world';

const SECRETO = 'el precio de venta es 4 millones';

let smtp: SmtpServer;
let world: World;
let luis: TestPerson;
let equipo: string;
let proyecto: string;
let tarea: string;

beforeAll(async () => {
  smtp = await SmtpServer.start();
  world = await World.start({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    CORREO_REMITENTE: 'PMP <avisos@ejemplo.es>',
    WEB_URL: 'https://pmp.ejemplo.es/',
    CORREO_CADA_S: '0.2',
  });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});

/** Luis and another person share a team with a project and a task in it. */
const setPlaces = async (preferencias = { email: false }) => {
  luis = await world.person(preferencias);
  equipo = await world.service.people.team({ [luis._id]: 'miembro', [newId()]: 'admin' });
  [proyecto, tarea] = [newId(), newId()];
  await world.put('copia_proyectos', { _id: proyecto, equipo });
  await world.put('copia_tareas', { _id: tarea, proyecto, titulo: 'T', estado: 'pendiente' });
};

const leaveTeam = () =>
  world.put('copia_equipos', {
    _id: equipo,
    version: 9,
    nombre: 'Plataforma',
    miembros: [{ usuario: newId(), rol: 'admin' }],
  });

const raised = (accion: string, regla: string) =>
  world.model.insertMany([
    {
      usuario: luis._id,
      tipo: 'mencion',
      titulo: 'Te han mencionado',
      mensaje: `Ana te ha mencionado: ${SECRETO}`,
      frase: { aviso: 'mencion', parametros: { autor: 'Ana', texto: SECRETO } },
      timestamp: new Date(),
      leida: false,
      accion,
      regla,
      causa: newId(),
      correo: 'no',
    },
  ]);

describe('what was said where somebody no longer is', () => {
  it.each([
    ['a team’s chat', () => `/mensajes?chat=${equipo}&tipo=equipo&mensaje=${newId()}`, 'mencion'],
    ['a project’s chat', () => `/mensajes?chat=${proyecto}&tipo=proyecto&mensaje=${newId()}`, 'mencion'],
    ['a task’s comments', () => `/tareas/${tarea}?comentario=${newId()}`, 'comentario'],
    ['a story’s comments', () => `/backlog/${proyecto}?historia=${newId()}&comentario=${newId()}`, 'mencion'],
  ])('is no longer shown in old notifications of %s', async (_place, accion, regla) => {
    await setPlaces();
    await raised(accion(), regla);
    expect(JSON.stringify(await world.list(luis))).toContain(SECRETO);
    await leaveTeam();
    const body = await world.list(luis);
    expect(JSON.stringify(body)).not.toContain(SECRETO);
    expect(body.notificaciones).toEqual([
      expect.objectContaining({
        titulo: 'Notificación oculta',
        aviso: 'avisoOculto',
        accion: null,
        leida: false,
      }),
    ]);
    expect(body.noLeidas).toBe(1);
  });

  it('is hidden with a deleted task too, but not that somebody was assigned it', async () => {
    await setPlaces();
    await raised(`/tareas/${tarea}?comentario=${newId()}`, 'comentario');
    await raised(`/tareas/${tarea}`, 'tarea-asignada');
    await world.put('copia_tareas', { _id: tarea, version: 9, eliminado: true });
    const { notificaciones } = await world.list(luis);
    expect(notificaciones.map(({ titulo }: { titulo: string }) => titulo).sort()).toEqual([
      'Notificación oculta',
      'Te han mencionado',
    ]);
  });

  it('stays for a global admin, and in direct conversations', async () => {
    await setPlaces();
    await raised(`/mensajes?chat=${newId()}&tipo=directo&mensaje=${newId()}`, 'mencion');
    await leaveTeam();
    expect(JSON.stringify(await world.list(luis))).toContain(SECRETO);
    await raised(`/tareas/${tarea}`, 'comentario');
    await world.service.people.change('copia_usuarios', luis._id, { rol: 'admin' });
    expect(JSON.stringify(await world.list(luis))).not.toContain('Notificación oculta');
  });

  it('raises nothing when the fact arrives after the departure, and is not mailed', async () => {
    await setPlaces({ email: true });
    await leaveTeam();
    const heard = await world.listen(luis._id);
    await world.tell(mencionHecha, {
      mensaje: newId(),
      chat: { chatId: equipo, tipoChat: 'equipo' },
      nombreChat: 'Plataforma',
      emisor: { _id: newId(), nombre: 'Ana' },
      persona: luis._id,
      extracto: SECRETO,
    });
    await settled(world);
    expect((await world.list(luis)).notificaciones).toEqual([]);
    expect(heard).toEqual([]);
    await raised(`/tareas/${tarea}?comentario=${newId()}`, 'comentario');
    await world.model.updateMany({ usuario: luis._id }, { $set: { correo: 'pendiente' } });
    await eventually(() => expect(smtp.to(`${luis._id}@ejemplo.es`)).toHaveLength(1));
    const { source } = smtp.to(`${luis._id}@ejemplo.es`)[0]!;
    expect(source).toContain('Notificación oculta');
    expect(source).not.toContain('4 millones');
  });
});
