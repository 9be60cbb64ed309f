import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf, type Writing } from '@pmp/platform';
import type { Model } from 'mongoose';
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

  /** Makes the transaction fail with versionObsoleta if somebody has come in since `version`. */
  countIn(columna: string, version: number, tx: Writing): void {
    tx.update(this.model.collection, { _id: columna, version }, { $inc: { version: 1 } });
  }
}
