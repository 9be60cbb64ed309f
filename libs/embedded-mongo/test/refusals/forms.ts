import type { Document } from 'bson';

/** A well-formed example of each command. */
export const FORMS: Record<string, Document> = {
  find: { find: 'c' },
  aggregate: { aggregate: 'c', pipeline: [], cursor: {} },
  count: { count: 'c' },
  distinct: { distinct: 'c', key: 'a' },
  insert: { insert: 'c', documents: [{ z: 1 }] },
  delete: { delete: 'c', deletes: [{ q: { z: 9 }, limit: 0 }] },
  update: { update: 'c', updates: [{ q: { z: 9 }, u: { $set: { a: 1 } } }] },
  findAndModify: { findAndModify: 'c', query: { z: 9 }, update: { $set: { a: 1 } } },
  bulkWrite: { bulkWrite: 1, ops: [], nsInfo: [] },
  collStats: { collStats: 'c' },
  dbStats: { dbStats: 1 },
  drop: { drop: 'nada' },
  dropIndexes: { dropIndexes: 'c', index: '*' },
  listIndexes: { listIndexes: 'c' },
  listCollections: { listCollections: 1 },
  createIndexes: { createIndexes: 'c', indexes: [{ key: { q: 1 }, name: 'q' }] },
};
