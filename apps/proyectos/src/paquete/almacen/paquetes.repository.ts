import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { PAQUETE, type PaqueteDoc } from './paquete.model';

@Injectable()
export class PaquetesRepository {
  constructor(@InjectModel(PAQUETE) private readonly model: Model<PaqueteDoc>) {}

  async insert(doc: PaqueteDoc): Promise<void> {
    await this.model.collection.insertOne(doc);
  }

  find(_id: Types.ObjectId): Promise<PaqueteDoc | null> {
    return this.model.collection.findOne<PaqueteDoc>({ _id, caduca: { $gt: new Date() } });
  }

  async update(_id: Types.ObjectId, fields: Partial<PaqueteDoc>): Promise<void> {
    await this.model.collection.updateOne({ _id }, { $set: { ...fields, latido: new Date() } });
  }
}
