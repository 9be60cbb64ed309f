import type { Migracion } from '@pmp/platform';
import type { Types } from 'mongoose';

const AT_ONCE = 1_000;

interface Importado {
  elemento: Types.ObjectId;
  proyecto: Types.ObjectId;
}

/** What was imported before came from outside, too. */
export const textosDeFueraDeAntes: Migracion = {
  nombre: '0003-textos-de-fuera',
  async apply(connection) {
    const textos = connection.collection('textos_de_fuera');
    const importados = connection
      .collection<Importado>('importados')
      .find({}, { projection: { elemento: 1, proyecto: 1 } });
    let some: Importado[] = [];
    const put = async (): Promise<void> => {
      const updates = some.map(({ elemento, proyecto }) => ({
        updateOne: { filter: { _id: elemento }, update: { $set: { proyecto } }, upsert: true },
      }));
      if (updates.length) await textos.bulkWrite(updates, { ordered: false });
      some = [];
    };
    for await (const one of importados) {
      some.push(one);
      if (some.length === AT_ONCE) await put();
    }
    await put();
  },
};
