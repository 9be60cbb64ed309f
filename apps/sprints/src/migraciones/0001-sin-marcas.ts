import type { Migracion } from '@pmp/platform';

const MARCAS = 'marcas';

/** Drops the marks from which earlier versions knew what had changed on a board; nothing reads them. */
export const sinMarcas: Migracion = {
  nombre: '0001-sin-marcas',
  async apply(connection) {
    const found = await connection.db!.listCollections({ name: MARCAS }).toArray();
    if (found.length > 0) await connection.db!.dropCollection(MARCAS);
  },
};
