import { expect, it, jest } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { createConnection } from 'mongoose';
import { World } from '../../test/world';
import { HistoriasReader } from '../copies/historias.reader';
import { SprintMeter } from './sprint-meter';

/** Changes the copy without announcing it, which is what a process leaves that wrote the copy and then died. */
it('measures at start what the previous process did not get to measure', async () => {
  const world = await World.start();
  const { proyecto, historias } = await world.backlog([{ puntos: 5 }]);
  const { _id } = await world.running(proyecto, historias);
  for (let other = 0; other < 3; other += 1) {
    const unchanged = await world.backlog([{ puntos: 3 }]);
    await world.running(unchanged.proyecto, unchanged.historias);
  }
  await world.service.app.close();
  const { uri, base } = world.database;
  const meanwhile = await createConnection(uri, { dbName: base }).asPromise();
  const copies = meanwhile.collection<{ _id: string }>('copia_historias');
  await copies.updateOne({ _id: historias[0]! }, { $set: { puntos: 21 } });
  await meanwhile.close();

  const next = await World.startService(world.database, world.broker);
  const medidas = next.connection.collection('medidas');
  await eventually(async () => {
    const [last] = await medidas.find({ sprint: _id }).sort({ fecha: -1 }).limit(1).toArray();
    expect(last).toMatchObject({ alcance: 21, completados: 0 });
  });

  // One look at all of them, and a second at what has changed since: not one at each.
  const [meter, reader] = [next.app.get(SprintMeter), next.app.get(HistoriasReader)];
  const looks = jest.spyOn(reader, 'findCounted');
  await meter.measureMissed();
  expect(looks).toHaveBeenCalledTimes(1);
  await next.connection
    .collection<{ _id: string }>('copia_historias')
    .updateOne({ _id: historias[0]! }, { $set: { puntos: 8 } });
  await meter.measureMissed();
  expect(looks).toHaveBeenCalledTimes(3);
  expect(await medidas.countDocuments({ alcance: 8 })).toBe(1);
  await next.close();
  await world.proyectos.close();
  await world.broker.dispose();
});
