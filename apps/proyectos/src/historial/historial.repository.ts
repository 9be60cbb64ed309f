import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Writing } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { findPage } from '../listas/find-page';
import { NEWEST_FIRST, type PageRequest, type Page } from '../listas/page.rules';
import { HISTORIAL, type HistorialDoc } from './historial.model';

@Injectable()
export class HistorialRepository {
  constructor(@InjectModel(HISTORIAL) private readonly model: Model<HistorialDoc>) {}

  insert(rows: readonly HistorialDoc[], tx: Writing): void {
    for (const row of rows) tx.insert(this.model.collection, row);
  }

  listOf(sobre: Types.ObjectId, pagina: PageRequest): Promise<Page<HistorialDoc>> {
    return findPage(this.model, { sobre }, NEWEST_FIRST, pagina);
  }

  async removeOf(sobre: Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ sobre: { $in: sobre } }, { session });
  }
}
