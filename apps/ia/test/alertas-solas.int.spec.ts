import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { AlertasWorld } from './alertas-world';
import { dayFromNow, World } from './world';

let world: World;
let alerts: AlertasWorld;
beforeAll(async () => {
  world = await World.start({ IA_ALERTAS_PAUSA_S: '1' });
  alerts = new AlertasWorld(world);
});
afterAll(() => world.close());

const WAIT = { within: 15_000 };

describe('alerts that make themselves', () => {
  it('appear when their rule turns true, tell whom they concern once, and vanish when it does not', async () => {
    const { told, stop } = await alerts.hear();
    const { proyecto, historia, tarea } = await alerts.overdue();
    await eventually(async () => {
      expect((await alerts.list(proyecto)).alertas).toMatchObject([
        { regla: 'tarea-vencida', notificada: false, motor: 'reglas' },
      ]);
    }, WAIT);
    const [alerta] = (await alerts.list(proyecto)).alertas;
    const mine = () => told.filter(({ _id }) => _id === alerta!.id).map(({ usuarios }) => usuarios);
    await eventually(() => expect(mine()).toEqual([[world.member._id]]), WAIT);

    const done = { fechaLimite: dayFromNow(-4), asignado: world.member._id, estado: 'completada' as const };
    await world.tarea(proyecto, historia, done, tarea, 2);
    await eventually(async () => expect((await alerts.list(proyecto)).alertas).toEqual([]), WAIT);
    expect(mine()).toHaveLength(1);
    await stop();
  });

  it('can still be sent by hand by whoever runs the team', async () => {
    const { proyecto } = await alerts.overdue();
    await eventually(async () => expect((await alerts.list(proyecto)).alertas).toHaveLength(1), WAIT);
    const [alerta] = (await alerts.list(proyecto)).alertas;
    await eventually(async () => {
      expect(await world.collection('envios').countDocuments({ alerta: alerta!.id })).toBe(1);
    }, WAIT);
    expect((await alerts.notify(alerta!.id, [world.member._id])).body).toEqual({
      success: true,
      enviadas: 1,
    });
    expect((await alerts.list(proyecto)).alertas[0]).toMatchObject({ notificada: true });
  });

  it('stay deleted until something changes', async () => {
    const { proyecto, historia } = await alerts.overdue();
    await eventually(async () => expect((await alerts.list(proyecto)).alertas).toHaveLength(1), WAIT);
    await world.as(world.teamAdmin)('DELETE', `/ia/alertas?proyecto=${proyecto}`);
    expect((await alerts.list(proyecto)).fechaGeneracion).toBeNull();
    await world.tarea(proyecto, historia, { titulo: 'Otra' });
    await eventually(async () => expect((await alerts.list(proyecto)).alertas).toHaveLength(1), WAIT);
  });
});
