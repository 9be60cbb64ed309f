import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CONSUMO, type ConsumoDoc } from './consumo.model';

@Injectable()
export class ConsumosRepository {
  constructor(@InjectModel(CONSUMO) private readonly model: Model<ConsumoDoc>) {}

  /** Books tokens before a call; false when the day's budget is used up. Concurrent replicas cannot overdraw it. */
  async reserve(_id: string, tokens: number, max: number, fecha: Date): Promise<boolean> {
    await this.model.updateOne({ _id }, { $setOnInsert: { tokens: 0, fecha } }, { upsert: true });
    const { modifiedCount } = await this.model.updateOne({ _id, tokens: { $lt: max } }, { $inc: { tokens } });
    return modifiedCount > 0;
  }

  async correct(_id: string, tokens: number): Promise<void> {
    await this.model.updateOne({ _id }, { $inc: { tokens } });
  }
}
