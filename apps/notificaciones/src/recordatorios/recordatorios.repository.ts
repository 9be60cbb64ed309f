import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { RECORDATORIO_MODEL, type RecordatorioDoc } from './recordatorio.model';

@Injectable()
export class RecordatoriosRepository {
  constructor(@InjectModel(RECORDATORIO_MODEL) private readonly model: Model<RecordatorioDoc>) {}

  async list(usuario: string): Promise<RecordatorioDoc[]> {
    return this.model.find({ usuario }).sort({ cuando: 1, _id: 1 }).lean<RecordatorioDoc[]>();
  }

  async count(usuario: string, session: ClientSession): Promise<number> {
    return this.model.countDocuments({ usuario }).session(session);
  }

  async find(usuario: string, _id: string, session: ClientSession): Promise<RecordatorioDoc | null> {
    return this.model.findOne({ _id, usuario }).session(session).lean<RecordatorioDoc>();
  }

  async insert(recordatorio: object, session: ClientSession): Promise<RecordatorioDoc> {
    const [doc] = await this.model.insertMany([recordatorio], { session });
    return doc!.toObject<RecordatorioDoc>();
  }

  async due(now: Date, cuantos: number): Promise<RecordatorioDoc[]> {
    const found = this.model.find({ cuando: { $lte: now } }).sort({ cuando: 1 });
    return found.limit(cuantos).lean<RecordatorioDoc[]>();
  }

  /** Returns whether it was there until now. */
  async remove(usuario: string, _id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.deleteOne({ _id, usuario }).session(session)).deletedCount === 1;
  }
}
