import { alertaEnviada } from '@pmp/contracts/ia';
import { mencionHecha } from '@pmp/contracts/mensajes';
import { miembroAnadido, miembroRetirado } from '@pmp/contracts/usuarios';
import { eventually, newId } from '@pmp/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  it('a message edited to name the same person again is told once, deleted notification or not', async () => {
    await world.tell(mencionHecha, mencionDatos(scene), { actor: scene.ana._id });
    await settled(world);
    const [first] = (await world.list(scene.luis, '?filtro=mencion')).notificaciones;
    await world.call('DELETE', `/api/notificaciones/${first._id}`, scene.luis.token);
    await world.tell(mencionHecha, mencionDatos(scene), { actor: scene.ana._id });
    await settled(world);
    expect((await world.list(scene.luis, '?filtro=mencion')).notificaciones).toEqual([]);
  });

  it('with push off one arrives quietly and is counted', async () => {
    const callada = await world.person({ push: false });
    const heard = await world.listen(callada._id);
    const datos = { equipo: scene.equipo, nombreEquipo: 'Comercio', usuario: callada._id, rol: 'miembro' };
    await world.tell(miembroAnadido, datos);
    await eventually(() => expect(heard).toEqual([{ evento: 'notificaciones_cambiadas', datos: {} }]));
    expect(await world.list(callada)).toMatchObject({ noLeidas: 1, notificaciones: [{ leida: false }] });
  });

  it('a deactivated person is told nothing, one who is not known here yet is', async () => {
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
