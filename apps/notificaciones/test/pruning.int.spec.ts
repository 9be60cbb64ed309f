import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { miembroAnadido } from '@pmp/contracts/usuarios';
import { eventually, newId } from '@pmp/testing';
import { NotificacionesPruner } from '../src/pruning/notificaciones-pruner';
import { JobRun } from '../src/jobs/job';
import { World } from './world';

let world: World;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const cut = () =>
  world.service.app
    .get(NotificacionesPruner)
    .cutAll(new JobRun(() => Promise.resolve(true), new AbortController().signal));

describe('a list that has grown long', () => {
  it('keeps the newest thousand, and its counter follows', async () => {
    const ana = await world.person();
    const otra = await world.person();
    const old = (index: number, usuario: string) => ({
      usuario,
      tipo: 'equipo',
      titulo: 'Hola',
      mensaje: String(index),
      timestamp: new Date(Date.now() - index * 1_000 - 60_000),
      leida: false,
      regla: 'prueba',
      causa: newId(),
      correo: 'no',
    });
    const many = Array.from({ length: 1_080 }, (_, index) => old(index, ana._id));
    await world.model.insertMany([...many, old(0, otra._id)]);
    for (let index = 0; index < 20; index += 1) {
      await world.tell(miembroAnadido, {
        equipo: newId(),
        nombreEquipo: `E${index}`,
        usuario: ana._id,
        rol: 'miembro',
      });
    }
    await eventually(async () => expect((await world.list(ana)).noLeidas).toBe(1_100), { within: 15_000 });
    const heard = await world.listen(ana._id);
    await cut();
    expect((await world.list(ana)).noLeidas).toBe(1_000);
    expect(await world.model.countDocuments({ usuario: ana._id })).toBe(1_000);
    expect(await world.model.countDocuments({ usuario: otra._id })).toBe(1);
    const oldest = await world.model.findOne({ usuario: ana._id }).sort({ timestamp: 1 });
    expect(oldest?.mensaje).toBe('979');
    await eventually(() => expect(heard).toContainEqual({ evento: 'notificaciones_cambiadas', datos: {} }));
  });
});
