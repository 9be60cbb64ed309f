import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { SWEEP, type SweepDoc } from './sweep.model';

@Injectable()
export class SweepsRepository {
  constructor(@InjectModel(SWEEP) private readonly model: Model<SweepDoc>) {}

  async insert(
    tipo: SweepDoc['tipo'],
    ids: Types.ObjectId[],
    desde: Date,
    session?: ClientSession,
  ): Promise<void> {
    if (!ids.length) return;
    await this.model.collection.insertMany(
      ids.map((_id) => ({ _id, tipo, desde })),
      { session },
    );
  }

  async postpone(ids: Types.ObjectId[], desde: Date): Promise<void> {
    await this.model.collection.updateMany({ _id: { $in: ids } }, { $set: { desde } });
  }

  /** Returns how many rows were still there. */
  async remove(ids: Types.ObjectId[], session?: ClientSession): Promise<number> {
    return (await this.model.collection.deleteMany({ _id: { $in: ids } }, { session })).deletedCount;
  }

  /** The ids among these that are still to be removed. */
  async among(ids: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const found = await this.model.find({ _id: { $in: ids } }, { _id: 1 }).lean<Pick<SweepDoc, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  due(now: Date, limit: number): Promise<SweepDoc[]> {
    return this.model
      .find({ desde: { $lte: now } })
      .sort({ desde: 1 })
      .limit(limit)
      .lean<SweepDoc[]>()
      .exec();
  }
}
