import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { Types, type ClientSession, type Model } from 'mongoose';
import { TABLERO, type TableroDoc } from './tablero.model';

const MAX_TABLEROS = 5_000;

@Injectable()
export class TablerosRepository {
  /** Boards by their id and by the ids of their columns. A board never changes, and a deleted project hides its own. */
  private readonly known = new LRUCache<string, TableroDoc>({ max: MAX_TABLEROS });

  constructor(@InjectModel(TABLERO) private readonly model: Model<TableroDoc>) {}

  async findById(id: string): Promise<TableroDoc | null> {
    return this.known.get(id) ?? this.remember(id, { _id: new Types.ObjectId(id) });
  }

  async findByColumna(id: string): Promise<TableroDoc | null> {
    return this.known.get(id) ?? this.remember(id, { 'columnas._id': new Types.ObjectId(id) });
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

  private async remember(key: string, filter: object): Promise<TableroDoc | null> {
    const doc = await this.model.collection.findOne<TableroDoc>(filter);
    if (doc) this.known.set(key, doc);
    return doc;
  }
}
