import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HistorialQuery } from '@pmp/contracts/proyectos';
import { currentProponent, type Writing } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { findPage } from '../../lists/find-page';
import { NEWEST_FIRST, type Page } from '../../lists/page.rules';
import { objectId } from '../../storage/object-id';
import { HISTORIAL, type HistorialDoc } from './historial.model';

export type EstadoChange = Pick<HistorialDoc, 'sobre' | 'de' | 'a' | 'createdAt'>;

@Injectable()
export class HistorialRepository {
  constructor(@InjectModel(HISTORIAL) private readonly model: Model<HistorialDoc>) {}

  insert(rows: readonly HistorialDoc[], tx: Writing): void {
    const proponent = currentProponent();
    const also = proponent === undefined ? {} : { propone: objectId(proponent) };
    for (const row of rows) tx.insert(this.model.collection, { ...row, ...also });
  }

  listOf(sobre: Types.ObjectId, { campo, ...pagina }: HistorialQuery): Promise<Page<HistorialDoc>> {
    const filter = { sobre, ...(campo !== undefined && { campo }) };
    return findPage(this.model, filter, NEWEST_FIRST, pagina);
  }

  /** Oldest first. */
  estadoChangesOf(sobre: Types.ObjectId[]): Promise<EstadoChange[]> {
    return this.model
      .find({ sobre: { $in: sobre }, campo: 'estado' }, { sobre: 1, de: 1, a: 1, createdAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<EstadoChange[]>()
      .exec();
  }

  /** What was changed in this time, newest first. A new rank is not worth telling. */
  changesBetween(
    sobre: readonly Types.ObjectId[],
    { desde, hasta }: { desde: Date; hasta: Date },
    limite: number,
  ): Promise<HistorialDoc[]> {
    return this.model
      .find({ sobre: { $in: sobre }, createdAt: { $gte: desde, $lt: hasta }, campo: { $ne: 'orden' } })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limite)
      .lean<HistorialDoc[]>()
      .exec();
  }

  async removeOf(sobre: Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ sobre: { $in: sobre } }, { session });
  }
}
