import type { Tx } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BORRADO_MODEL, type BorradoDoc } from './borrado.model';

export type PendingBorrado = BorradoDoc & Required<Pick<BorradoDoc, 'nombre' | 'correo'>>;

@Injectable()
export class BorradosRepository {
  constructor(@InjectModel(BORRADO_MODEL) private readonly model: Model<BorradoDoc>) {}

  insert(doc: PendingBorrado, tx: Tx): void {
    tx.insert(this.model.collection, doc);
  }

  async listPending(): Promise<PendingBorrado[]> {
    return this.model.find({ limpio: null }).lean<PendingBorrado[]>().exec();
  }

  async finish({ _id }: BorradoDoc): Promise<void> {
    const forgotten = { $set: { limpio: new Date() }, $unset: { nombre: 1, correo: 1 } };
    await this.model.updateOne({ _id }, forgotten).exec();
  }
}
