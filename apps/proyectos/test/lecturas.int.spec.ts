import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  lecturasDeIa,
  lecturasDeIntegraciones,
  lecturasDeMensajes,
  lecturasDeNotificaciones,
  lecturasDeSprints,
} from '@pmp/contracts/proyectos';
import { eventually, missingOf } from '@pmp/testing';
import { type Heard, World } from './world';

let world: World;
let heard: Heard;
beforeAll(async () => {
  world = await World.start();
  heard = await world.hear();
  const { proyecto, epica, historia, tarea } = await world.tree();
  const call = async (method: 'PUT' | 'POST', url: string, body: object) => {
    const { status, text } = await world.as(world.creator)(method, url, body);
    if (status > 201) throw new Error(`${url}: ${text}`);
  };
  const put = (url: string, body: object) => call('PUT', url, body);
  const post = (url: string, body: object) => call('POST', url, body);
  await post(`/etiquetas/proyecto/${proyecto._id}`, { nombre: 'Cobros' });
  await put(`/proyectos/${proyecto._id}/clave`, { clave: 'COBROS' });
  await put(`/epicas/${epica._id}`, { inicio: '2026-12-01', fin: '2026-12-15' });
  await put(`/historias/${historia._id}`, { responsable: world.member._id, inicio: '2026-12-01' });
  await put(`/tareas/${tarea._id}`, { asignado: world.member._id, fechaLimite: '2026-12-01' });
  const otra = await world.historia(epica);
  const punta = (_id: string) => ({ tipo: 'historia', _id });
  await post('/enlaces', { tipo: 'bloquea', origen: punta(otra._id), destino: punta(historia._id) });
});
afterAll(async () => {
  await heard.stop();
  await world.close();
});

/** What others read of work: who takes a field away from what is published breaks them, and hears it here. */
describe('what is published of work', () => {
  it.each([
    ['ia', lecturasDeIa],
    ['integraciones', lecturasDeIntegraciones],
    ['mensajes', lecturasDeMensajes],
    ['notificaciones', lecturasDeNotificaciones],
    ['sprints', lecturasDeSprints],
  ])('has all that %s reads', async (_service, lecturas) => {
    await eventually(() => expect(missingOf(heard, Object.values(lecturas))).toEqual([]));
  });
});
