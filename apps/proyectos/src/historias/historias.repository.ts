import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { bury, type Versioned } from '../almacen/tombstones';
import { findPage } from '../listas/find-page';
import { BY_RANK, type Pagina, type Tramo } from '../listas/pagina.rules';
import { HISTORIA, type HistoriaDoc } from './historia.model';

@Injectable()
export class HistoriasRepository {
  constructor(@InjectModel(HISTORIA) private readonly model: Model<HistoriaDoc>) {}

  findById(id: string | Types.ObjectId, session?: ClientSession): Promise<HistoriaDoc | null> {
    return this.model
      .findOne({ _id: id, eliminado: null }, null, { session })
      .lean<HistoriaDoc | null>()
      .exec();
  }

  listOf(proyecto: string, pagina: Pagina): Promise<Tramo<HistoriaDoc>> {
    return findPage(this.model, { proyecto }, BY_RANK, pagina);
  }

  search(proyectos: Types.ObjectId[], pattern: RegExp, limit: number): Promise<HistoriaDoc[]> {
    return this.model
      .find({ proyecto: { $in: proyectos }, titulo: pattern })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean<HistoriaDoc[]>()
      .exec();
  }

  /** Native for its cost: the rules build whole documents, so there is nothing to cast or default. */
  async insert(doc: HistoriaDoc, session: ClientSession): Promise<void> {
    await this.model.collection.insertOne(doc, { session });
  }

  async update(
    current: HistoriaDoc,
    changes: Partial<HistoriaDoc>,
    session: ClientSession,
  ): Promise<HistoriaDoc> {
    const updated = await this.model
      .findOneAndUpdate(
        { _id: current._id, version: current.version },
        { $set: changes, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<HistoriaDoc | null>();
    if (!updated) throw new DomainError(erroresComunes.versionObsoleta);
    return updated;
  }

  versionsOfProyecto(proyecto: string, limit: number, session: ClientSession): Promise<Versioned[]> {
    return this.model.find({ proyecto }, { version: 1 }, { session }).limit(limit).lean<Versioned[]>().exec();
  }

  findOfEpica(
    epica: string,
    session: ClientSession,
  ): Promise<Pick<HistoriaDoc, '_id' | 'version' | 'titulo'>[]> {
    return this.model
      .find({ epica }, { version: 1, titulo: 1 }, { session })
      .lean<Pick<HistoriaDoc, '_id' | 'version' | 'titulo'>[]>()
      .exec();
  }

  async remove(entities: Versioned[], at: Date, session: ClientSession): Promise<void> {
    await bury(this.model, entities, at, session);
  }
}
