import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type ClientSession, type Model } from 'mongoose';
import { TABLERO, type TableroDoc } from './tablero.model';

@Injectable()
export class TablerosRepository {
  constructor(@InjectModel(TABLERO) private readonly model: Model<TableroDoc>) {}

  async findById(id: string): Promise<TableroDoc | null> {
    return this.model.collection.findOne<TableroDoc>({ _id: new Types.ObjectId(id) });
  }

  async findByColumna(id: string): Promise<TableroDoc | null> {
    return this.model.collection.findOne<TableroDoc>({ 'columnas._id': new Types.ObjectId(id) });
  }

  async findByNombre(proyecto: string, nombre: string): Promise<TableroDoc | null> {
    return this.model.collection.findOne<TableroDoc>({ proyecto, nombre });
  }

  async listOf(proyecto: string): Promise<TableroDoc[]> {
    return this.model.collection.find<TableroDoc>({ proyecto }).sort({ createdAt: -1, _id: -1 }).toArray();
  }

  async insert(doc: TableroDoc, session: ClientSession): Promise<void> {
    await this.model.collection.insertOne(doc, { session });
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ proyecto }, { session });
  }
}
