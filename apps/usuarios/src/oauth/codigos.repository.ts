import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CODIGO_ACCESO, type CodigoDoc } from './codigo.model';

@Injectable()
export class CodigosRepository {
  constructor(@InjectModel(CODIGO_ACCESO) private readonly model: Model<CodigoDoc>) {}

  async insert(doc: CodigoDoc): Promise<void> {
    await this.model.collection.insertOne(doc as never);
  }

  /** As it was before: of several who show it, one finds it unused. */
  async use(_id: string): Promise<CodigoDoc | null> {
    const before = { returnDocument: 'before' } as const;
    return this.model.findOneAndUpdate({ _id }, { usado: true }, before).lean<CodigoDoc>().exec();
  }
}
