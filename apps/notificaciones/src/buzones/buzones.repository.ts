import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { BUZON_MODEL, type BuzonDoc } from './buzon.model';

/**
 * Two changes of one person's notifications at the same time would each count without the other, and both counts would
 * be wrong: hence each first writes that person's mailbox, and the second waits or is tried again.
 */
@Injectable()
export class BuzonesRepository {
  constructor(@InjectModel(BUZON_MODEL) private readonly model: Model<BuzonDoc>) {}

  async hold(usuario: string, session: ClientSession): Promise<void> {
    await this.holdAll([usuario], 0, session);
  }

  /** `nuevas`: how many arrive for each. */
  async holdAll(usuarios: readonly string[], nuevas: number, session: ClientSession): Promise<void> {
    const operations = [...usuarios].sort().map((_id) => ({
      updateOne: {
        filter: { _id },
        update: { $inc: { cambios: 1, desdePoda: nuevas } },
        upsert: true,
      },
    }));
    await this.model.bulkWrite(operations, { session, timestamps: false });
  }

  /** Who has been sent that many since their list was last cut. */
  async grownBy(nuevas: number): Promise<string[]> {
    const found = await this.model.find({ desdePoda: { $gte: nuevas } }, { _id: 1 }).lean<BuzonDoc[]>();
    return found.map(({ _id }) => _id);
  }

  async cut(_id: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id }, { $inc: { cambios: 1 }, $set: { desdePoda: 0 } }, { session });
  }
}
