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
    const rows = Array.from({ length: 2_000 }, (_, i) => `Fila ${i},K-${i},etiqueta${i % 5}`);
    const csv = `Title,Key,Labels\n${rows.join('\n')}\n`;
    const one = await prepared(await received(csv, `proyecto=${_id}`, 'grande.csv'));
    // More rows than anybody waits for.
    const lines = Array.from({ length: 5_001 }, (_, i) => `Larga ${i}`);
    const long = await received(`Title\n${lines.join('\n')}\n`, `proyecto=${_id}`, 'larga.csv');
    const asked = { destino: { proyecto: _id }, mapeo: long.mapeo };
    await post('ejecutar', one);
    await eventually(async () => {
      if (!(await get(one)).hecho.historias) throw new Error('aún no ha empezado');
    });
    // Its plan is under way, too, when the service dies.
    const { body } = await world().as(world().member)('PUT', `/importaciones/${long._id}`, asked);
    expect(body['importacion']).toMatchObject({ estado: 'calculando' });
    await world().service.app.close();
    const other = await World.startService(world().database, world().broker);
    const rest = other.connection.collection('historias');
    expect(await rest.countDocuments({ titulo: /^Fila / })).toBeLessThan(2_000);
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
        const now = await importaciones.findOne({ _id: new Types.ObjectId(long._id) });
        if (now?.estado !== 'preparada') throw new Error(now?.estado);
        return now;
      },
      { within: 30_000 },
    );
    expect(planned).toMatchObject({ acciones: { crear: 5_001 }, previsto: { historias: 5_001 } });
    expect(done.hecho).toMatchObject({ epicas: 1, historias: 2_000, etiquetas: 5 });
    expect(await rest.countDocuments({ titulo: /^Fila / })).toBe(2_000);
    expect((await rest.distinct('clave', { titulo: /^Fila / })).length).toBe(2_000);
    await other.close();
  });
}
