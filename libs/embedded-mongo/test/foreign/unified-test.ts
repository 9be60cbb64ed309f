import { MongoServerError, type Document, type MongoClient, type MongoError } from 'mongodb';
import { Entities } from './unified-entities.ts';
import { mismatch } from './unified-matching.ts';
import { NotSupported, runOperation, type Operation } from './unified-operations.ts';

export interface UnifiedFile {
  description: string;
  runOnRequirements?: Document[];
  createEntities?: Record<string, Document>[];
  initialData?: { collectionName: string; databaseName: string; documents: Document[] }[];
  tests: UnifiedTest[];
}

interface UnifiedTest {
  description: string;
  skipReason?: string;
  runOnRequirements?: Document[];
  operations: (Operation & {
    expectError?: Document;
    expectResult?: unknown;
    saveResultAsEntity?: string;
    ignoreResultAndError?: boolean;
  })[];
  outcome?: { collectionName: string; databaseName: string; documents: Document[] }[];
}

/** `passed`, or why not; `skipped`: the test is for another server, or asks for what this runner cannot do. */
export interface Verdict {
  state: 'passed' | 'failed' | 'skipped';
  reason?: string;
}

const VERSION = '8.0.0';

export async function runUnifiedTest(
  file: UnifiedFile,
  test: UnifiedTest,
  uri: string,
  internal: MongoClient,
): Promise<Verdict> {
  if (test.skipReason !== undefined) return { state: 'skipped', reason: test.skipReason };
  if (!isMeant(file.runOnRequirements) || !isMeant(test.runOnRequirements))
    return { state: 'skipped', reason: 'for another kind of server' };
  const entities = new Entities(uri, internal);
  try {
    await prepare(file, internal);
    await entities.create(file.createEntities ?? []);
    for (const operation of test.operations) await perform(operation, entities);
    await checkOutcome(test, internal, entities);
    return { state: 'passed' };
  } catch (error) {
    const reason = (error as Error).message;
    return { state: error instanceof NotSupported ? 'skipped' : 'failed', reason };
  } finally {
    await entities.close();
    for (const configureFailPoint of ['failCommand', 'onPrimaryTransactionalWrite'])
      await internal.db('admin').command({ configureFailPoint, mode: 'off' });
    await internal.db('admin').command({ killAllSessions: [] });
  }
}

function isMeant(requirements: Document[] | undefined): boolean {
  if (requirements === undefined) return true;
  return requirements.some(
    ({ minServerVersion, maxServerVersion, topologies, serverless, auth, csfle }) =>
      (minServerVersion === undefined || compareVersions(VERSION, minServerVersion) >= 0) &&
      (maxServerVersion === undefined || compareVersions(VERSION, maxServerVersion) <= 0) &&
      (topologies === undefined || topologies.includes('replicaset')) &&
      serverless !== 'require' &&
      auth !== true &&
      csfle === undefined,
  );
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < 3; i++) {
    const order = (left[i] ?? 0) - (Number.isNaN(right[i]) ? 99 : (right[i] ?? 0));
    if (order !== 0) return order;
  }
  return 0;
}

async function prepare({ initialData = [] }: UnifiedFile, internal: MongoClient): Promise<void> {
  for (const { databaseName, collectionName, documents } of initialData) {
    const db = internal.db(databaseName);
    await db.dropCollection(collectionName);
    if (documents.length === 0) await db.createCollection(collectionName);
    else await db.collection(collectionName).insertMany(documents);
  }
}

async function perform(operation: UnifiedTest['operations'][number], entities: Entities): Promise<void> {
  const { expectError, saveResultAsEntity, ignoreResultAndError } = operation;
  let result: unknown;
  try {
    result =
      operation.object === 'testRunner'
        ? await onRunner(operation, entities)
        : await runOperation(operation, entities);
  } catch (error) {
    if (error instanceof NotSupported) throw error;
    if (ignoreResultAndError) return;
    if (expectError === undefined)
      throw new Error(`${operation.name}: ${(error as Error).message}`, { cause: error });
    return checkError(expectError, error as MongoError, operation.name);
  }
  if (expectError !== undefined && !ignoreResultAndError) throw new Error(`${operation.name}: no error`);
  if (saveResultAsEntity !== undefined) entities.set(saveResultAsEntity, result);
  if (operation.expectResult === undefined || ignoreResultAndError) return;
  const wrong = mismatch(operation.expectResult, result, entities);
  if (wrong !== null) throw new Error(`${operation.name}: result${wrong}`);
}

function checkError(expected: Document, error: MongoError & Document, name: string): void {
  const fail = (what: string): never => {
    throw new Error(`${name}: ${what}; got ${error['code'] ?? ''} ${error.message}`);
  };
  if (expected['isClientError'] === true && error instanceof MongoServerError) fail('not a client error');
  const code = error['code'] ?? (error.cause as Document | undefined)?.['code'];
  if (expected['errorCode'] !== undefined && code !== expected['errorCode'])
    fail(`not code ${expected['errorCode']}`);
  if (expected['errorCodeName'] !== undefined && error['codeName'] !== expected['errorCodeName'])
    fail(`not ${expected['errorCodeName']}`);
  const contains = expected['errorContains'];
  if (contains !== undefined && !error.message.toLowerCase().includes(String(contains).toLowerCase()))
    fail(`message without '${contains}'`);
  const hasLabel = (label: string) =>
    [error, error.cause as MongoError | undefined].some((one) => one?.hasErrorLabel?.(label));
  for (const label of expected['errorLabelsContain'] ?? [])
    if (!hasLabel(label)) fail(`without label ${label}`);
  for (const label of expected['errorLabelsOmit'] ?? []) if (hasLabel(label)) fail(`with label ${label}`);
}

async function onRunner({ name, arguments: args = {} }: Operation, entities: Entities): Promise<unknown> {
  const { internal } = entities;
  switch (name) {
    case 'failPoint':
    case 'targetedFailPoint':
      return internal.db('admin').command(args['failPoint']);
    case 'createEntities':
      return entities.create(args['entities']);
    case 'assertSessionTransactionState': {
      const session = entities.session(args['session']) as unknown as { transaction: { state: string } };
      return assertThat(
        stateOf(session.transaction.state) === args['state'],
        `transaction is ${session.transaction.state}`,
      );
    }
    case 'assertCollectionExists':
    case 'assertCollectionNotExists': {
      const found = await internal
        .db(args['databaseName'])
        .listCollections({ name: args['collectionName'] })
        .toArray();
      return assertThat(
        (found.length === 1) === (name === 'assertCollectionExists'),
        `${found.length} collections`,
      );
    }
    case 'assertIndexExists':
    case 'assertIndexNotExists': {
      const on = internal.db(args['databaseName']).collection(args['collectionName']);
      const found = await on
        .listIndexes()
        .toArray()
        .catch(() => []);
      const has = found.some((index) => index['name'] === args['indexName']);
      return assertThat(has === (name === 'assertIndexExists'), 'index');
    }
    default:
      // What the driver sent is the driver's business, not this server's.
      if (name.startsWith('assert')) return undefined;
      throw new NotSupported(`testRunner ${name}`);
  }
}

const STATES: Record<string, string> = {
  NO_TRANSACTION: 'none',
  STARTING_TRANSACTION: 'starting',
  TRANSACTION_IN_PROGRESS: 'in_progress',
  TRANSACTION_COMMITTED: 'committed',
  TRANSACTION_COMMITTED_EMPTY: 'committed',
  TRANSACTION_ABORTED: 'aborted',
};

function stateOf(driverState: string): string {
  return STATES[driverState] ?? driverState;
}

function assertThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`assertion: ${what}`);
}

async function checkOutcome(
  { outcome = [] }: UnifiedTest,
  internal: MongoClient,
  entities: Entities,
): Promise<void> {
  for (const { databaseName, collectionName, documents } of outcome) {
    const found = await internal
      .db(databaseName)
      .collection(collectionName)
      .find()
      .sort({ _id: 1 })
      .toArray();
    const wrong = mismatch(documents, found, entities, '.');
    if (wrong !== null) throw new Error(`outcome${wrong}`);
  }
}
