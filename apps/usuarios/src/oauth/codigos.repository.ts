import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
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

  /** False: it has been shown again meanwhile. */
  async exchange(_id: string, session: ClientSession): Promise<boolean> {
    const { matchedCount } = await this.model.collection.updateOne(
      { _id, repetido: { $ne: true } } as never,
      { $set: { canjeado: true } },
      { session },
    );
    return matchedCount > 0;
  }

  /** Collides with an exchange that is under way: either that one is seen here, or this is seen there. */
  async repeat(_id: string, session: ClientSession): Promise<void> {
    await this.model.collection.updateOne({ _id } as never, { $set: { repetido: true } }, { session });
  }
}
