import type { Migracion } from '@pmp/platform';

type Keys = Record<string, 1 | -1>;

const REPLACED: Keys[] = [
  { createdAt: -1, _id: -1 },
  { orden: 1, _id: 1 },
];

/**
 * Indexes of the list of people begin with `borrado`. The new one is there before the old one goes, so that no list is
 * read without an index meanwhile.
 */
export const indicesSinBorrados: Migracion = {
  nombre: '0003-indices-sin-borrados',
  async apply(connection) {
    const existing = await connection.listCollections();
    if (existing.every(({ name }) => name !== 'usuarios')) return;
    const usuarios = connection.collection('usuarios');
    for (const before of REPLACED) {
      const old = (await usuarios.indexes()).find(
        ({ key }) => JSON.stringify(key) === JSON.stringify(before),
      );
      if (!old?.name) continue;
      await usuarios.createIndex({ borrado: 1, ...before });
      await usuarios.dropIndex(old.name);
    }
  },
};
