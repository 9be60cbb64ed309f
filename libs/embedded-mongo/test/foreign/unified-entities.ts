import {
  GridFSBucket,
  MongoClient,
  type ClientSession,
  type Collection,
  type Db,
  type Document,
} from 'mongodb';

type Spec = Record<string, Document>;

/** The clients, databases, collections, sessions and results that a test names. */
export class Entities {
  readonly internal: MongoClient;
  private readonly uri: string;
  private readonly byId = new Map<string, unknown>();

  constructor(uri: string, internal: MongoClient) {
    this.uri = uri;
    this.internal = internal;
  }

  get(id: string): unknown {
    if (!this.byId.has(id)) throw new Error(`no entity '${id}'`);
    return this.byId.get(id);
  }

  set(id: string, value: unknown): void {
    this.byId.set(id, value);
  }

  session(id: unknown): ClientSession | undefined {
    return id === undefined ? undefined : (this.get(id as string) as ClientSession);
  }

  async create(specs: Spec[]): Promise<void> {
    for (const spec of specs) {
      const [kind, definition] = Object.entries(spec)[0]!;
      this.set(definition['id'] as string, await this.made(kind, definition));
    }
  }

  private async made(kind: string, spec: Document): Promise<unknown> {
    switch (kind) {
      case 'client': {
        const options = { ...spec['uriOptions'], ...(spec['serverApi'] && { serverApi: spec['serverApi'] }) };
        return new MongoClient(this.uri, { ...options, serverSelectionTimeoutMS: 3_000 }).connect();
      }
      case 'database':
        return (this.get(spec['client']) as MongoClient).db(spec['databaseName'], spec['databaseOptions']);
      case 'collection':
        return (this.get(spec['database']) as Db).collection(
          spec['collectionName'],
          spec['collectionOptions'],
        );
      case 'session':
        return (this.get(spec['client']) as MongoClient).startSession(spec['sessionOptions']);
      case 'bucket':
        return new GridFSBucket(this.get(spec['database']) as Db, spec['bucketOptions']);
      default:
        throw new Error(`no entity of kind '${kind}' in this runner`);
    }
  }

  async close(): Promise<void> {
    const all = [...this.byId.values()];
    for (const one of all) if (isSession(one)) await one.endSession().catch(() => undefined);
    for (const one of all) if (one instanceof MongoClient) await one.close(true);
  }
}

function isSession(value: unknown): value is ClientSession {
  return typeof value === 'object' && value !== null && 'endSession' in value;
}

export type { Collection };
