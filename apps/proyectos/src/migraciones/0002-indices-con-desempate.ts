import type { Migracion } from '@pmp/platform';

type Keys = Record<string, 1 | -1>;

/** What an index was, and what takes its place. */
type Replacement = [before: Keys, after: Keys];

const NEWEST: Keys = { createdAt: -1, _id: -1 };
const byRank = (place: string): Replacement => [
  { [place]: 1, orden: 1 },
  { [place]: 1, orden: 1, _id: 1 },
];
const byAge = (place: string): Replacement => [
  { [place]: 1, createdAt: -1 },
  { [place]: 1, ...NEWEST },
];

const REPLACED: Record<string, Replacement[]> = {
  epicas: [byRank('proyecto')],
  historias: [byRank('proyecto'), byRank('epicaId')],
  tareas: [
    byRank('proyecto'),
    byRank('historiaId'),
    byAge('proyecto'),
    [{ asignado: 1 }, { asignado: 1, ...NEWEST }],
  ],
  papelera: [byAge('proyecto'), [{ createdAt: -1 }, NEWEST]],
  proyectos: [byAge('equipo')],
};

/**
 * Indexes of lists end in `_id`, as the order of their pages does. The new one is there before the old one goes, so
 * that no list is read without an index meanwhile.
 */
export const indicesConDesempate: Migracion = {
  nombre: '0002-indices-con-desempate',
  async apply(connection) {
    const existing = await connection.listCollections();
    for (const { name } of existing) {
      const collection = connection.collection(name);
      const indexes = name in REPLACED ? await collection.indexes() : [];
      for (const [before, after] of REPLACED[name] ?? []) {
        const old = indexes.find(({ key }) => JSON.stringify(key) === JSON.stringify(before));
        if (!old?.name) continue;
        await collection.createIndex(after);
        await collection.dropIndex(old.name);
      }
    }
  },
};
