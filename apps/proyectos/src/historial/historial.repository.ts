import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { findPage } from '../listas/find-page';
import { NEWEST_FIRST, type Pagina, type Tramo } from '../listas/pagina.rules';
import { HISTORIAL, type HistorialDoc } from './historial.model';

@Injectable()
export class HistorialRepository {
  constructor(@InjectModel(HISTORIAL) private readonly model: Model<HistorialDoc>) {}

  async insert(rows: HistorialDoc[], session: ClientSession): Promise<void> {
    if (rows.length === 1) await this.model.collection.insertOne(rows[0]!, { session });
    else if (rows.length) await this.model.collection.insertMany(rows, { session });
  }

  listOf(sobre: Types.ObjectId, pagina: Pagina): Promise<Tramo<HistorialDoc>> {
    return findPage(this.model, { sobre }, NEWEST_FIRST, pagina);
  }

  async removeOf(sobre: Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ sobre: { $in: sobre } }, { session });
  }
}
