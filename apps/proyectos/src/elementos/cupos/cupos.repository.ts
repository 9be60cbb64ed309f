import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf, type Writing } from '@pmp/platform';
import type { ClientSession, Model } from 'mongoose';
import { CUPO, type CupoDoc } from './cupo.model';

@Injectable()
export class CuposRepository {
  constructor(@InjectModel(CUPO) private readonly model: Model<CupoDoc>) {}

  async versionOf(columna: string): Promise<number> {
    const found = await this.model.findById(columna).lean<CupoDoc>().exec();
    if (found) return found.version;
    try {
      await this.model.collection.insertOne({ _id: columna as never, version: 0 });
      return 0;
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
      return this.versionOf(columna);
    }
  }

  /** Collides with whoever comes in meanwhile, so that what is counted next in the transaction is all there is. */
  async takeTurn(columna: string, session: ClientSession): Promise<void> {
    const count = { $inc: { version: 1 } };
    await this.model.collection.updateOne({ _id: columna as never }, count, { session, upsert: true });
  }

  /** Makes the transaction fail with versionObsoleta if somebody has come in since `version`. */
  countIn(columna: string, version: number, tx: Writing): void {
    tx.update(this.model.collection, { _id: columna, version }, { $inc: { version: 1 } });
  }
}
