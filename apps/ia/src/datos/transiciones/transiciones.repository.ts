import { isDuplicateKey } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { mongo } from 'mongoose';
import { TRANSICION, type TransicionDoc } from './transicion.model';

@Injectable()
export class TransicionesRepository {
  constructor(@InjectModel(TRANSICION) private readonly model: Model<TransicionDoc>) {}

  async findMany(ids: readonly string[]): Promise<Map<string, TransicionDoc>> {
    return this.byId({ _id: { $in: ids } });
  }

  async ofProyecto(proyecto: string): Promise<Map<string, TransicionDoc>> {
    return this.byId({ proyecto });
  }

  /** Writes only what is newer than what another replica may have written meanwhile. */
  async save(docs: readonly TransicionDoc[]): Promise<void> {
    if (!docs.length) return;
    const operations = docs.map(({ _id, ...rest }) => ({
      updateOne: {
        filter: { _id, version: { $lt: rest.version } },
        update: { $set: rest },
        upsert: true,
      },
    }));
    try {
      await this.model.collection.bulkWrite(operations as never, { ordered: false });
    } catch (error) {
      // A duplicate key means that a newer one is stored: the filter did not match and the id is taken.
      const refused = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
      if (!refused.length || !refused.every(isDuplicateKey)) throw error;
    }
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length) await this.model.collection.deleteMany({ _id: { $in: ids } } as never);
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ proyecto }, { session });
  }

  private async byId(filter: object): Promise<Map<string, TransicionDoc>> {
    const found = this.model.collection.find(filter, { batchSize: 500 });
    const docs = (await found.toArray()) as unknown as TransicionDoc[];
    return new Map(docs.map((doc) => [doc._id, doc]));
  }
}
