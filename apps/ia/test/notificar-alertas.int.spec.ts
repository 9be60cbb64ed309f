import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { AlertasWorld } from './alertas-world';
import { dayFromNow, newId, World } from './world';

let world: World;
let alerts: AlertasWorld;
beforeAll(async () => {
  world = await World.start();
  alerts = new AlertasWorld(world);
});
afterAll(() => world.close());

const tree = () => alerts.tree();
const generate: AlertasWorld['generate'] = (...args) => alerts.generate(...args);
const list: AlertasWorld['list'] = (...args) => alerts.list(...args);
const notify: AlertasWorld['notify'] = (...args) => alerts.notify(...args);

describe('notifying people', () => {
  it('happens once, whoever asks again and however often alerts are generated', async () => {
    const { proyecto, alerta } = await tree();
    const { told, stop } = await alerts.hear();
    expect((await notify(alerta.id, [world.member._id])).body).toEqual({ success: true, enviadas: 1 });
    expect((await list(proyecto)).alertas[0]).toMatchObject({ notificada: true });
    const again = await generate(proyecto, world.admin);
    expect(again.alertas[0]).toMatchObject({ id: alerta.id, notificada: true });
    expect((await notify(alerta.id, [world.member._id], world.admin)).body.enviadas).toBe(0);
    expect((await notify(alerta.id, [world.member._id, world.admin._id])).body.enviadas).toBe(1);
    await eventually(() =>
      expect(told.filter(({ _id }) => _id === alerta.id).map(({ usuarios }) => usuarios)).toEqual([
        [world.member._id],
        [world.admin._id],
      ]),
    );
    await stop();
  });

  it('says which day it describes, however much later it is sent', async () => {
    const { proyecto, alerta } = await tree();
    const fecha = new Date('2026-11-16T09:00:00.000Z');
    await world.collection('generaciones').updateOne({ ambito: `proyecto:${proyecto}` }, { $set: { fecha } });
    const { told, stop } = await alerts.hear();
    await notify(alerta.id, [world.member._id]);
    await eventually(() =>
      expect(told.find(({ _id }) => _id === alerta.id)?.descripcion).toBe(
        `${alerta.descripcion} Así estaba el 16 de noviembre de 2026.`,
      ),
    );
    await stop();
  });

  it('happens once when several ask at the same moment', async () => {
    const { alerta } = await tree();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => notify(alerta.id, [world.member._id])));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(replies.reduce((sum, { body }) => sum + body.enviadas, 0)).toBe(1);
  });

  it('happens again when the date was moved and has passed again', async () => {
    const { proyecto, historia, tarea, alerta } = await tree();
    await notify(alerta.id, [world.member._id]);
    const moved = { fechaLimite: dayFromNow(-2), asignado: world.member._id };
    await world.tarea(proyecto, historia, moved, tarea, 2);
    expect((await generate(proyecto)).alertas[0]).toMatchObject({ notificada: false });
  });

  it('is refused for oneself alone and for people who cannot see the project', async () => {
    const { alerta } = await tree();
    const self = await notify(alerta.id, [world.teamAdmin._id]);
    expect([self.status, self.body.message]).toEqual([
      400,
      'No puedes notificarte a ti: selecciona a otra persona',
    ]);
    for (const stranger of [world.outsider._id, newId()]) {
      const { status, body } = await notify(alerta.id, [world.member._id, stranger]);
      expect([status, body.errores[0].campo]).toEqual([400, 'usuarios']);
    }
    expect((await notify(alerta.id, [world.member._id])).body.enviadas).toBe(1);
  });

  it('is a 404 for an alert that somebody else generated for all their projects', async () => {
    const lead = await world.service.people.person();
    const team = await world.service.people.team({ [lead._id]: 'admin', [world.member._id]: 'miembro' });
    const proyecto = await world.proyecto({ equipo: team });
    const historia = await world.historia(proyecto, await world.epica(proyecto));
    await world.tarea(proyecto, historia, { fechaLimite: dayFromNow(-1), asignado: world.member._id });
    const [alerta] = (await generate(undefined, lead)).alertas;
    expect((await notify(alerta!.id, [world.member._id], world.admin)).status).toBe(404);
    expect((await notify(alerta!.id, [world.member._id], lead)).body.enviadas).toBe(1);
  });
});
