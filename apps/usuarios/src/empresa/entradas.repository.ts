import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ENTRADA_MODEL, type EntradaDoc } from './entrada.model';

@Injectable()
export class EntradasRepository {
  constructor(@InjectModel(ENTRADA_MODEL) private readonly model: Model<EntradaDoc>) {}

  /** No entity and nobody's event: it is over within minutes. */
  async insert(doc: EntradaDoc): Promise<void> {
    await this.model.create(doc);
  }

  /** The one who takes it is the only one, over all replicas. */
  async take(_id: string, clave: string, now: Date): Promise<EntradaDoc | null> {
    return this.model
      .findOneAndDelete({ _id, clave, expira: { $gt: now } })
      .lean<EntradaDoc>()
      .exec();
  }
}
