import { expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { Types } from 'mongoose';
import { imports } from './imports';
import { World } from '../world';

/** Ends the service of the world: nothing can be asked of it afterwards. */
export function goesOnAfterDeath(world: () => World): void {
  const { received, prepared, post, get } = imports(world);
  it('goes on where it was when the service dies, and makes each row once', async () => {
    const { _id } = await world().proyecto();
    const rows = Array.from({ length: 1_200 }, (_, i) => `Fila ${i},K-${i},etiqueta${i % 5}`);
    const csv = `Title,Key,Labels\n${rows.join('\n')}\n`;
    const one = await prepared(await received(csv, `proyecto=${_id}`, 'grande.csv'));
    const unplanned = await prepared(await received('Title\nUna\nOtra\n', `proyecto=${_id}`, 'otra.csv'));
    await post('ejecutar', one);
    await eventually(async () => {
      if (!(await get(one)).hecho.historias) throw new Error('aún no ha empezado');
    });
    // As it stands from when a plan is asked for until its first row is planned.
    const asked = {
      $set: { estado: 'calculando', leidas: 0, acciones: null, previsto: null },
      $inc: { paso: 1 },
    };
    await world()
      .collection('importaciones')
      .updateOne({ _id: new Types.ObjectId(unplanned._id) }, asked);
    await world().service.app.close();
    const other = await World.startService(world().database, world().broker);
    const rest = other.connection.collection('historias');
    expect(await rest.countDocuments({ titulo: /^Fila / })).toBeLessThan(1_200);
    const importaciones = other.connection.collection<{ _id: Types.ObjectId; estado: string; hecho: object }>(
      'importaciones',
    );
    const done = await eventually(
      async () => {
        const now = await importaciones.findOne({ _id: new Types.ObjectId(one._id) });
        if (now?.estado !== 'terminada') throw new Error(now?.estado);
        return now;
      },
      { within: 30_000 },
    );
    const planned = await eventually(
      async () => {
        const now = await importaciones.findOne({ _id: new Types.ObjectId(unplanned._id) });
        if (now?.estado !== 'preparada') throw new Error(now?.estado);
        return now;
      },
      { within: 30_000 },
    );
    expect(planned).toMatchObject({ acciones: { crear: 2 }, previsto: { historias: 2 } });
    expect(done.hecho).toMatchObject({ epicas: 1, historias: 1_200, etiquetas: 5 });
    expect(await rest.countDocuments({ titulo: /^Fila / })).toBe(1_200);
    expect((await rest.distinct('clave', { titulo: /^Fila / })).length).toBe(1_200);
    await other.close();
  });
}
