import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FactPosition } from '@pmp/platform';
import type { ClientSession, Model, mongo } from 'mongoose';
import { LECTURA, type LecturaDoc } from './lectura.model';

@Injectable()
export class LecturasRepository {
  private readonly lecturas: mongo.Collection<LecturaDoc>;

  constructor(@InjectModel(LECTURA) model: Model<LecturaDoc>) {
    this.lecturas = model.collection as unknown as mongo.Collection<LecturaDoc>;
  }

  async position(_id: string): Promise<FactPosition | null> {
    return (await this.lecturas.findOne({ _id }))?.lugar ?? null;
  }

  async move(_id: string, lugar: FactPosition): Promise<void> {
    await this.lecturas.updateOne({ _id }, { $set: { lugar }, $setOnInsert: { turno: 0 } }, { upsert: true });
  }

  /** The turn before those of this batch, which nobody else gets. */
  async take(_id: string, turnos: number, lugar: FactPosition, session: ClientSession): Promise<number> {
    const before = await this.lecturas.findOneAndUpdate(
      { _id },
      { $set: { lugar }, $inc: { turno: turnos } },
      { upsert: true, returnDocument: 'before', session },
    );
    return before?.turno ?? 0;
  }
}
