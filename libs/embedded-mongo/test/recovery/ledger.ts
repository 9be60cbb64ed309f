import { MongoClient, type ClientSession, type Db } from 'mongodb';

const WRITERS = 10;

interface Single {
  _id: string;
}

/** What writers were told is stored, to compare with what a later server finds. */
export class Ledger {
  private readonly singles: string[] = [];
  private readonly pairs: string[] = [];

  get size(): number {
    return this.singles.length + this.pairs.length;
  }

  /** Writes single documents and pairs in a transaction until the server no longer answers. */
  async writeUntilDeath(uri: string, round: number): Promise<void> {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: 500, retryWrites: false });
    const write = async (writer: number): Promise<void> => {
      for (let i = 0; ; i++) {
        const id = `${round}.${writer}.${i}`;
        if (i % 3 === 0) await client.withSession((session) => this.writePair(client.db('d'), session, id));
        else {
          await client.db('d').collection<Single>('sueltos').insertOne({ _id: id });
          this.singles.push(id);
        }
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer).catch(() => undefined)));
    await client.close(true);
  }

  private async writePair(db: Db, session: ClientSession, par: string): Promise<void> {
    session.startTransaction();
    await db.collection('pares').insertOne({ par, relleno: 'x'.repeat(500) }, { session });
    await db.collection('pares').insertOne({ par, fichero: Buffer.alloc(20_000) }, { session });
    await session.commitTransaction();
    this.pairs.push(par);
  }

  /** What is missing or there by halves. */
  async faults(uri: string): Promise<string[]> {
    const client = await MongoClient.connect(uri);
    const db = client.db('d');
    const kept = new Set((await db.collection<Single>('sueltos').find().toArray()).map(({ _id }) => _id));
    const counts = new Map<string, number>();
    for await (const { par } of db.collection<{ par: string }>('pares').find({}, { projection: { par: 1 } }))
      counts.set(par, (counts.get(par) ?? 0) + 1);
    await client.close();
    return [
      ...this.singles.filter((id) => !kept.has(id)).map((id) => `${id} is lost`),
      ...this.pairs.filter((id) => !counts.has(id)).map((id) => `pair ${id} is lost`),
      ...[...counts].filter(([, count]) => count !== 2).map(([id]) => `pair ${id} is there by halves`),
    ];
  }
}
