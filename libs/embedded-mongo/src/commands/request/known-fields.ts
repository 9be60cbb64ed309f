import { location } from '../../errors.ts';
import type { Doc } from '../../values/bson/doc.ts';

/** Fields of any command: who sends it, under which terms, and comments that do not change its effect. */
export const COMMON_FIELDS = [
  '$db',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  '$readPreference',
  '$clusterTime',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
];

/** The fields that each command understands, or rejects itself with a better message. */
const FIELDS: Record<string, string> = {
  abortTransaction: 'recoveryToken',
  aggregate: 'pipeline cursor allowDiskUse bypassDocumentValidation hint explain',
  bulkWrite: 'ops nsInfo ordered errorsOnly bypassDocumentValidation cursor',
  collStats: '',
  commitTransaction: 'recoveryToken',
  count: 'query limit skip hint',
  createIndexes: 'indexes commitQuorum',
  dbStats: '',
  delete: 'deletes ordered',
  distinct: 'key query hint',
  drop: '',
  dropDatabase: '',
  dropIndexes: 'index',
  explain: 'verbosity',
  find:
    'filter sort projection hint skip limit batchSize singleBatch noCursorTimeout allowPartialResults ' +
    'allowDiskUse oplogReplay min max returnKey showRecordId tailable awaitData',
  findAndModify: 'query sort remove update new fields upsert bypassDocumentValidation hint',
  getMore: 'collection batchSize',
  insert: 'documents ordered bypassDocumentValidation',
  killCursors: 'cursors',
  listCollections: 'filter nameOnly authorizedCollections cursor',
  listDatabases: 'filter nameOnly authorizedDatabases',
  listIndexes: 'cursor',
  update: 'updates ordered bypassDocumentValidation',
};

const known = new Map(
  Object.entries({ ...FIELDS, findandmodify: FIELDS['findAndModify']! }).map(([name, fields]) => [
    name,
    new Set([name, ...COMMON_FIELDS, ...fields.split(' ')]),
  ]),
);

const STATEMENTS: Record<string, Set<string>> = {
  updates: new Set(['q', 'u', 'multi', 'upsert', 'sort', 'hint']),
  deletes: new Set(['q', 'limit', 'hint']),
  update: new Set(['update', 'filter', 'updateMods', 'multi', 'upsert', 'sort', 'hint']),
  delete: new Set(['delete', 'filter', 'multi', 'hint']),
  insert: new Set(['insert', 'document']),
};

/** Rejects unknown options: ignoring one would give the client a different result than it asked for. */
export function refuseUnknownFields(name: string, command: Doc): void {
  const fields = known.get(name);
  if (fields === undefined) return;
  for (const field in command) if (!fields.has(field)) throw unknownField(name, field);
}

export function refuseUnknownOptions(kind: string, statement: Doc): void {
  const fields = STATEMENTS[kind]!;
  for (const field in statement) if (!fields.has(field)) throw unknownField(kind, field);
}

function unknownField(name: string, field: string): Error {
  return location(40415, `BSON field '${name}.${field}' is an unknown field.`);
}
