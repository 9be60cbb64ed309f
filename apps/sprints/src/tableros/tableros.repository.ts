import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError, signed } from '@pmp/platform';
import { Types, type ClientSession, type Model } from 'mongoose';
import { TABLERO, type ColumnaDoc, type TableroDoc } from './tablero.model';

const withColumnas = (ids: readonly string[]): object => ({
  $or: [
    { 'columnas._id': { $in: ids.map((id) => new Types.ObjectId(id)) } },
    { 'columnas.sustituye': { $in: ids } },
  ],
});

@Injectable()
export class TablerosRepository {
  constructor(@InjectModel(TABLERO) private readonly model: Model<TableroDoc>) {}

  async findById(id: string, session?: ClientSession): Promise<TableroDoc | null> {
    return this.model.collection.findOne<TableroDoc>({ _id: new Types.ObjectId(id) }, { session });
  }

  /**
   * The board that has this column, or had it and says which one took over. Boards from before an id had to be free may
   * share one with a board of strangers.
   */
  async findByColumna(id: string): Promise<TableroDoc[]> {
    return this.model.collection.find<TableroDoc>(withColumnas([id])).toArray();
  }

  /** Whether any board has, or had, one of these columns. */
  async hasAnyColumna(ids: readonly string[], session: ClientSession): Promise<boolean> {
    const found = await this.model.collection.findOne(withColumnas(ids), { session, projection: { _id: 1 } });
    return found !== null;
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

  async setColumnas(
    current: TableroDoc,
    columnas: ColumnaDoc[],
    session: ClientSession,
  ): Promise<TableroDoc> {
    const updated = await this.model.collection.findOneAndUpdate(
      { _id: current._id, version: current.version },
      { $set: signed(current, { columnas }), $inc: { version: 1 } },
      { session, returnDocument: 'after' },
    );
    if (!updated) throw new DomainError(erroresComunes.versionObsoleta);
    return updated as TableroDoc;
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ proyecto }, { session });
  }
}
