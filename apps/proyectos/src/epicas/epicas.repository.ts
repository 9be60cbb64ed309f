import type { Writing } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { findEstados } from '../almacen/find-estados';
import { findLiving } from '../almacen/find-living';
import { objectId } from '../almacen/object-id';
import { bury, fateOf, keptIn, revive, type Destination, type Versioned } from '../almacen/tombstones';
import { updateVersion } from '../almacen/update-version';
import { findPage } from '../listas/find-page';
import { BY_RANK, type PageRequest, type Page } from '../listas/page.rules';
import { rankSourceOf, type RankSource } from '../rango/rank-source';
import { EPICA, type EpicaDoc } from './epica.model';

@Injectable()
export class EpicasRepository {
  constructor(@InjectModel(EPICA) private readonly model: Model<EpicaDoc>) {}

  findEstados(ids: readonly string[]) {
    return findEstados(this.model, ids);
  }

  findById(id: string | Types.ObjectId, session?: ClientSession): Promise<EpicaDoc | null> {
    return findLiving(this.model, id, session);
  }

  listOf(proyecto: string, pagina: PageRequest): Promise<Page<EpicaDoc>> {
    return findPage(this.model, { proyecto }, BY_RANK, pagina);
  }

  /** Titles of a project's epics, by id. */
  async titlesOf(proyecto: string): Promise<Map<string, string>> {
    const docs = await this.model
      .find({ proyecto }, { titulo: 1 })
      .lean<Pick<EpicaDoc, '_id' | 'titulo'>[]>();
    return new Map(docs.map((doc) => [doc._id.toHexString(), doc.titulo]));
  }

  search(proyectos: Types.ObjectId[], pattern: RegExp, limit: number): Promise<EpicaDoc[]> {
    return this.model
      .find({ proyecto: { $in: proyectos }, titulo: pattern })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean<EpicaDoc[]>()
      .exec();
  }

  /** The ranks of a project's epics. */
  ranksIn(proyecto: Types.ObjectId, session: ClientSession): RankSource {
    return rankSourceOf(this.model, { field: 'proyecto', value: proyecto }, session);
  }

  findMany(ids: Types.ObjectId[], session: ClientSession): Promise<EpicaDoc[]> {
    return this.model
      .find({ _id: { $in: ids }, eliminado: null }, null, { session })
      .lean<EpicaDoc[]>()
      .exec();
  }

  /** Native insert: the rules build whole documents, so there is nothing to cast or default. */
  insert(doc: EpicaDoc, tx: Writing): void {
    tx.insert(this.model.collection, doc);
  }

  update(current: EpicaDoc, changes: Partial<EpicaDoc>, tx: Writing): EpicaDoc {
    return updateVersion(this.model, current, changes, tx);
  }

  /** Makes the transaction fail with versionObsoleta if the epic has changed since it was read. */
  expect({ _id, version }: EpicaDoc, tx: Writing): void {
    tx.expect(this.model.collection, { _id, version });
  }

  /** Makes the transaction fail with versionObsoleta if the epic is gone. */
  expectLiving({ _id, proyecto }: Pick<EpicaDoc, '_id' | 'proyecto'>, tx: Writing): void {
    tx.expect(this.model.collection, { _id, proyecto });
  }

  countOf(proyecto: Types.ObjectId, session: ClientSession): Promise<number> {
    return this.model.collection.countDocuments({ proyecto }, { session });
  }

  versionsOfProyecto(proyecto: string, limit: number, session: ClientSession): Promise<Versioned[]> {
    return this.model.find({ proyecto }, { version: 1 }, { session }).limit(limit).lean<Versioned[]>().exec();
  }

  async remove(entities: Versioned[], destination: Destination, session: ClientSession): Promise<void> {
    await bury(this.model, entities, destination, session);
  }

  fateOf(id: string | Types.ObjectId, session: ClientSession): Promise<Destination | null> {
    return fateOf(this.model, objectId(id.toString()), session);
  }

  keptIn(entrada: Types.ObjectId, limit: number, session: ClientSession): Promise<EpicaDoc[]> {
    return keptIn(this.model, entrada, limit, session);
  }

  async revive(docs: readonly EpicaDoc[], session: ClientSession): Promise<void> {
    await revive(this.model, docs, session);
  }
}
