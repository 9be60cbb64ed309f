import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alertaEnviada } from '@pmp/contracts/ia';
import { mencionHecha } from '@pmp/contracts/mensajes';
import { mencionEnComentario, mencionEnDescripcion } from '@pmp/contracts/proyectos';
import { webhookDesactivado } from '@pmp/contracts/integraciones';
import { dispositivoNuevo, equipoPedido, miembroAnadido, miembroRetirado } from '@pmp/contracts/usuarios';
import { eventually, newId } from '@pmp/testing';
import { describeReglas, ID, PROYECTO, type Regla, type Scene, setScene, settled } from './regla';
import { World } from './world';

let world: World;
let scene: Scene;

beforeAll(async () => {
  world = await World.start();
  scene = await setScene(world);
});
afterAll(() => world.close());

const mencionDatos = ({ ana, luis }: Scene) => ({
  mensaje: ID,
  chat: { chatId: PROYECTO, tipoChat: 'equipo' },
  nombreChat: 'Comercio',
  emisor: { _id: ana._id, nombre: 'Ana' },
  persona: luis._id,
  extracto: '@Luis <b>¿lo ves?</b>',
});

const comentarioDatos = ({ ana, luis }: Scene) => ({
  comentario: ID,
  sobre: { entidad: 'historia', _id: ID, titulo: 'Pagar' },
  proyecto: PROYECTO,
  autor: { _id: ana._id, nombre: 'Ana' },
  persona: luis._id,
  extracto: '@Luis ¿lo ves?',
});

const REGLAS: Regla[] = [
  {
    fact: mencionHecha,
    datos: mencionDatos,
    own: ({ luis }) => ({ emisor: { _id: luis._id, nombre: 'Luis' } }),
    expected: {
      tipo: 'mencion',
      regla: 'mencion',
      titulo: 'Te han mencionado',
      mensaje: 'Ana te ha mencionado en «Comercio»: @Luis <b>¿lo ves?</b>',
      accion: `/mensajes?chat=${PROYECTO}&tipo=equipo&mensaje=${ID}`,
    },
  },
  {
    fact: mencionEnComentario,
    datos: comentarioDatos,
    own: ({ luis }) => ({ autor: { _id: luis._id, nombre: 'Luis' } }),
    expected: {
      tipo: 'mencion',
      regla: 'mencion',
      titulo: 'Te han mencionado',
      mensaje: 'Ana te ha mencionado en «Pagar»: @Luis ¿lo ves?',
      accion: `/backlog/${PROYECTO}?historia=${ID}&comentario=${ID}`,
    },
  },
  {
    fact: mencionEnDescripcion,
    datos: (scene) => {
      const { comentario: _, ...datos } = comentarioDatos(scene);
      return { ...datos, sobre: { ...datos.sobre, entidad: 'epica' } };
    },
    own: ({ luis }) => ({ autor: { _id: luis._id, nombre: 'Luis' } }),
    expected: {
      tipo: 'mencion',
      regla: 'mencion',
      titulo: 'Te han mencionado',
      mensaje: 'Ana te ha mencionado en «Pagar»: @Luis ¿lo ves?',
      accion: `/backlog/${PROYECTO}?epica=${ID}`,
    },
  },
  {
    fact: miembroAnadido,
    datos: ({ luis, equipo }) => ({
      equipo,
      nombreEquipo: 'Comercio',
      usuario: luis._id,
      rol: 'miembro',
    }),
    expected: {
      tipo: 'equipo',
      regla: 'miembro-anadido',
      titulo: 'Nuevo equipo',
      mensaje: 'Ahora formas parte del equipo «Comercio».',
      accion: '/proyectos',
    },
  },
  {
    fact: equipoPedido,
    datos: ({ ana, luis }) => ({ _id: ana._id, nombre: 'Ana', administran: [luis._id] }),
    expected: {
      tipo: 'equipo',
      regla: 'pide-equipo',
      titulo: 'Petición de equipo',
      mensaje: 'Ana todavía no tiene equipo y pide entrar en uno.',
      accion: expect.stringMatching(/^\/equipos\?anadir=[0-9a-f]{24}$/) as never,
    },
  },
  {
    fact: dispositivoNuevo,
    datos: ({ luis }) => ({
      _id: luis._id,
      nombre: 'Luis',
      direccion: '203.0.113.9',
      dispositivo: 'Firefox · Linux',
    }),
    expected: {
      tipo: 'sistema',
      regla: 'dispositivo-nuevo',
      titulo: 'Inicio de sesión en un dispositivo nuevo',
      mensaje:
        'Alguien ha entrado en tu cuenta con Firefox · Linux desde 203.0.113.9. Si no has sido tú, cierra esa sesión y cambia tu contraseña.',
      accion: '/configuracion?seccion=contrasena',
    },
  },
  {
    fact: webhookDesactivado,
    datos: ({ luis }) => ({
      _id: ID,
      nombre: 'Panel',
      proyecto: PROYECTO,
      sitio: 'panel.ejemplo.es',
      dueno: luis._id,
      motivo: 'fallos',
    }),
    expected: {
      tipo: 'sistema',
      regla: 'webhook-desactivado',
      titulo: 'Webhook desactivado',
      mensaje:
        '«Panel» lleva tres días sin poder entregar nada en panel.ejemplo.es y se ha desactivado. Lo pendiente se guarda por si lo activas de nuevo.',
      accion: `/configuracion?seccion=webhooks&proyecto=${PROYECTO}`,
    },
  },
  {
    fact: webhookDesactivado,
    datos: ({ luis }) => ({
      _id: ID,
      nombre: 'Panel',
      proyecto: PROYECTO,
      sitio: 'panel.ejemplo.es',
      dueno: luis._id,
      motivo: 'fallos',
      retirado: true,
    }),
    expected: {
      tipo: 'sistema',
      regla: 'webhook-desactivado',
      titulo: 'Webhook desactivado',
      mensaje:
        '«Panel» se ha desactivado porque panel.ejemplo.es ha respondido que esa dirección ya no existe (410). Lo pendiente se guarda por si lo activas de nuevo.',
      accion: `/configuracion?seccion=webhooks&proyecto=${PROYECTO}`,
    },
  },
  {
    fact: miembroRetirado,
    datos: ({ luis, equipo }) => ({ equipo, nombreEquipo: 'Comercio', usuario: luis._id }),
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
    datos: ({ luis }) => ({
      _id: ID,
      proyecto: PROYECTO,
      regla: 'tarea-vencida',
      titulo: 'Tarea vencida: «Pagos»',
      descripcion: 'Venció el 16 de noviembre de 2026 (hace 4 días).',
      enlace: `/tareas/${ID}`,
      usuarios: [luis._id],
    }),
    expected: {
      tipo: 'sistema',
      regla: 'alerta-enviada',
      titulo: 'Tarea vencida: «Pagos»',
      mensaje: 'Venció el 16 de noviembre de 2026 (hace 4 días).',
      accion: `/tareas/${ID}`,
    },
  },
];

describeReglas(REGLAS, () => world);

describe('mentions, teams and alerts', () => {
  it('notify once when a message is edited to mention the same person again, even if the notification was deleted', async () => {
    const nombrada = await world.person();
    const datos = { ...mencionDatos(scene), persona: nombrada._id };
    await world.tell(mencionHecha, datos, { actor: scene.ana._id });
    await settled(world);
    const [first] = (await world.list(nombrada, '?filtro=mencion')).notificaciones;
    await world.call('DELETE', `/api/notificaciones/${first._id}`, nombrada.token);
    await world.tell(mencionHecha, datos, { actor: scene.ana._id });
    await settled(world);
    expect((await world.list(nombrada, '?filtro=mencion')).notificaciones).toEqual([]);
  });

  it('arrive quietly with push off, and are counted', async () => {
    const callada = await world.person({ push: false });
    const heard = await world.listen(callada._id);
    const datos = { equipo: scene.equipo, nombreEquipo: 'Comercio', usuario: callada._id, rol: 'miembro' };
    await world.tell(miembroAnadido, datos);
    await eventually(() => expect(heard).toEqual([{ evento: 'notificaciones_cambiadas', datos: {} }]));
    expect(await world.list(callada)).toMatchObject({ noLeidas: 1, notificaciones: [{ leida: false }] });
  });

  it('do not reach a deactivated person, but do reach one who is not known here yet', async () => {
    const [inactiva, nueva] = [await world.person(), newId()];
    await world.service.people.change('copia_usuarios', inactiva._id, { estado: 'inactivo' });
    for (const usuario of [inactiva._id, nueva]) {
      await world.tell(miembroAnadido, {
        equipo: scene.equipo,
        nombreEquipo: 'Comercio',
        usuario,
        rol: 'miembro',
      });
    }
    await settled(world);
    const told = await world.model.find({ usuario: { $in: [inactiva._id, nueva] } }).lean();
    expect(told.map(({ usuario }) => usuario.toHexString())).toEqual([nueva]);
  });
});

describe('a request for a team', () => {
  it('says what came of it once somebody has answered, to all who were asked', async () => {
    const [pide, una, otra] = [await world.person(), await world.person(), await world.person()];
    const heard = await world.listen(otra._id);
    await world.tell(
      equipoPedido,
      { _id: pide._id, nombre: 'Nueva', administran: [una._id, otra._id] },
      { actor: pide._id },
    );
    await settled(world);
    await world.tell(
      miembroAnadido,
      { equipo: scene.equipo, nombreEquipo: 'Comercio', usuario: pide._id, rol: 'miembro' },
      { actor: una._id },
    );
    await settled(world);
    for (const who of [una, otra])
      expect((await world.list(who)).notificaciones).toEqual([
        expect.objectContaining({
          regla: 'pide-equipo',
          aviso: 'peticionAtendida',
          mensaje: 'Nueva pidió entrar en un equipo y ya forma parte de «Comercio».',
          accion: '/equipos',
        }),
      ]);
    await eventually(() =>
      expect(heard.map(({ evento }) => evento)).toEqual(['nueva_notificacion', 'notificaciones_cambiadas']),
    );
  });
});

describe('a mention in a comment', () => {
  it('is notified once, although a change of the comment mentions the person again', async () => {
    const { ana, luis } = scene;
    const datos = { ...comentarioDatos(scene), comentario: newId() };
    await world.tell(mencionEnComentario, datos, { actor: ana._id });
    await world.tell(mencionEnComentario, { ...datos, extracto: 'otra vez' }, { actor: ana._id });
    await settled(world);
    const { notificaciones } = await world.list(luis, '?filtro=mencion');
    const told = notificaciones.map(({ mensaje }: { mensaje: string }) => mensaje);
    expect(told.filter((mensaje: string) => mensaje.includes('«Pagar»'))).toEqual([
      'Ana te ha mencionado en «Pagar»: @Luis ¿lo ves?',
    ]);
  });

  it('is not notified to somebody who may not see the project', async () => {
    const visible = newId();
    await world.put('copia_proyectos', { _id: visible, equipo: scene.equipo });
    const datos = { ...comentarioDatos(scene), proyecto: visible, persona: scene.fuera._id };
    await world.tell(mencionEnComentario, datos, { actor: scene.ana._id });
    await settled(world);
    expect((await world.list(scene.fuera)).notificaciones).toEqual([]);
  });
});
