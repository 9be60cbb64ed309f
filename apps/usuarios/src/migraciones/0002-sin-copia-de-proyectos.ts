import type { Migracion } from '@pmp/platform';

const COPIA = 'copia_proyectos';

/** Drops the copy of the projects that earlier versions kept here; nothing reads it. */
export const sinCopiaDeProyectos: Migracion = {
  nombre: '0002-sin-copia-de-proyectos',
  async apply(connection) {
    const found = await connection.db!.listCollections({ name: COPIA }).toArray();
    if (found.length > 0) await connection.db!.dropCollection(COPIA);
  },
};
