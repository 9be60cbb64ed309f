import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import type { Writing } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { updateMany } from '../almacen/update-many';
import { findEstados } from '../almacen/find-estados';
import { findLiving } from '../almacen/find-living';
import { objectId } from '../almacen/object-id';
import {
  bury,
  buryWhere,
  fateOf,
  keptIn,
  revive,
  type Destination,
  takeUnpublished,
  type Versioned,
} from '../almacen/tombstones';
import { updateVersion } from '../almacen/update-version';
import { findPage } from '../listas/find-page';
import { BY_RANK, type PageRequest, type Page } from '../listas/page.rules';
import { LastRanks } from '../rango/last-ranks';
import { rankSourceOf, type RankSource } from '../rango/rank-source';
import type { EpicaDoc } from '../epicas/epica.model';
import { HISTORIA, type HistoriaDoc } from './historia.model';

/** What a cascading deletion needs to know about a story. */
type HistoriaDeEpica = Pick<HistoriaDoc, '_id' | 'version' | 'titulo' | 'proyecto'>;

export interface Move {
  orden: string;
  estados: EstadoTrabajo[];
  estado: EstadoTrabajo;
}

@Injectable()
export class HistoriasRepository {
  private readonly lastRanks = new LastRanks();

  constructor(@InjectModel(HISTORIA) private readonly model: Model<HistoriaDoc>) {}

  findEstados(ids: readonly string[]) {
    return findEstados(this.model, ids);
  }

  findById(id: string | Types.ObjectId, session?: ClientSession): Promise<HistoriaDoc | null> {
    return findLiving(this.model, id, session);
  }

  /** The stories that exist and, if it exists, the epic, in one query. */
  async findWithEpica(
    ids: readonly string[],
    epica: string | undefined,
  ): Promise<{ historias: HistoriaDoc[]; epica: EpicaDoc | undefined }> {
    const living = (wanted: readonly string[]) => ({
      $match: { _id: { $in: wanted.map((id) => objectId(id)) }, eliminado: null },
    });
    const union = epica ? [{ $unionWith: { coll: 'epicas', pipeline: [living([epica])] } }] : [];
    const found = await this.model.collection
      .aggregate<HistoriaDoc | EpicaDoc>([living(ids), ...union])
      .toArray();
    const historias = found.filter((doc) => 'epica' in doc);
    return { historias, epica: found.find((doc): doc is EpicaDoc => !('epica' in doc)) };
  }

  findMany(ids: string[], session: ClientSession): Promise<HistoriaDoc[]> {
    return this.model
      .find({ _id: { $in: ids }, eliminado: null }, null, { session })
      .lean<HistoriaDoc[]>()
      .exec();
  }

  listOf(proyecto: string, pagina: PageRequest): Promise<Page<HistoriaDoc>> {
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

  /** Titles of the stories that exist, to show them beside their comments. */
  titlesOf(ids: Types.ObjectId[]): Promise<Pick<HistoriaDoc, '_id' | 'titulo' | 'proyecto'>[]> {
    return this.model
      .find({ _id: { $in: ids }, eliminado: null }, { titulo: 1, proyecto: 1 })
      .lean<Pick<HistoriaDoc, '_id' | 'titulo' | 'proyecto'>[]>()
      .exec();
  }

  /** Native insert: the rules build whole documents, so there is nothing to cast or default. */
  insert(doc: HistoriaDoc, tx: Writing): void {
    this.lastRanks.given(doc.proyecto.toHexString(), doc.orden);
    tx.insert(this.model.collection, doc);
  }

  update(current: HistoriaDoc, changes: Partial<HistoriaDoc>, tx: Writing): HistoriaDoc {
    if (changes.orden) this.lastRanks.given(current.proyecto.toHexString(), changes.orden);
    return updateVersion(this.model, current, changes, tx);
  }

  /** Moves the story to a new rank, and to `estado` unless its current one is among `estados`. */
  move(current: HistoriaDoc, { orden, estados, estado }: Move, tx: Writing): HistoriaDoc {
    const kept = estados.includes(current.estado) ? current.estado : estado;
    return this.update(current, { orden, estado: kept }, tx);
  }

  /** Makes the transaction fail if the story has changed since it was read, or changes while this commits. */
  expect({ _id, version }: HistoriaDoc, tx: Writing): void {
    tx.expect(this.model.collection, { _id, version });
  }

  /**
   * Makes the transaction fail with versionObsoleta if the story is gone. A changed story is fine: stories change all
   * day.
   */
  expectLiving({ _id, proyecto }: Pick<HistoriaDoc, '_id' | 'proyecto'>, tx: Writing): void {
    tx.expect(this.model.collection, { _id, proyecto });
  }

  async updateMany(
    changed: { doc: HistoriaDoc; changes: Partial<HistoriaDoc> }[],
    updatedAt: Date,
    session: ClientSession,
  ): Promise<void> {
    await updateMany(this.model, changed, updatedAt, session);
  }

  /** The ranks of a project's stories. */
  ranksIn(proyecto: string | Types.ObjectId, session?: ClientSession): RankSource {
    return rankSourceOf(this.model, { field: 'proyecto', value: proyecto }, session);
  }

  /** The same, without querying what this process knows from a moment ago. */
  recentRanksIn(proyecto: string): RankSource {
    return this.lastRanks.knownTo(proyecto, this.ranksIn(proyecto));
  }

  /** The ranks of an epic's stories. */
  ranksOfEpica(epica: Types.ObjectId, session: ClientSession): RankSource {
    return rankSourceOf(this.model, { field: 'epica', value: epica }, session);
  }

  countOf(proyecto: Types.ObjectId, session: ClientSession): Promise<number> {
    return this.model.collection.countDocuments({ proyecto }, { session });
  }

  versionsOfProyecto(proyecto: string, limit: number, session: ClientSession): Promise<Versioned[]> {
    return this.model.find({ proyecto }, { version: 1 }, { session }).limit(limit).lean<Versioned[]>().exec();
  }

  findOfEpica(epica: string, session: ClientSession): Promise<HistoriaDeEpica[]> {
    return this.model
      .find({ epica }, { version: 1, titulo: 1, proyecto: 1 }, { session })
      .lean<HistoriaDeEpica[]>()
      .exec();
  }

  /** The epics among these that have stories. */
  epicasAmong(epicas: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.model.distinct('epica', { epica: { $in: epicas } }).exec();
  }

  async remove(entities: Versioned[], destination: Destination, session: ClientSession): Promise<void> {
    await bury(this.model, entities, destination, session);
  }

  /** Puts an epic's stories into the trash with it. */
  async removeOfEpica(epica: Types.ObjectId, serie: string, session: ClientSession): Promise<void> {
    await buryWhere(this.model, { epica }, { entrada: epica, serie }, session);
  }

  takeUnpublished(serie: string, limit: number, session: ClientSession) {
    return takeUnpublished(this.model, serie, { limit, pick: ['titulo', 'epica', 'proyecto'] }, session);
  }

  async idsOfEpica(epica: Types.ObjectId, session: ClientSession): Promise<Types.ObjectId[]> {
    const rows = this.model.collection.find({ epica }, { session, projection: { _id: 1 } });
    return (await rows.toArray()).map(({ _id }) => _id);
  }

  fateOf(id: string | Types.ObjectId, session: ClientSession): Promise<Destination | null> {
    return fateOf(this.model, objectId(id.toString()), session);
  }

  keptIn(entrada: Types.ObjectId, limit: number, session: ClientSession): Promise<HistoriaDoc[]> {
    return keptIn(this.model, entrada, limit, session);
  }

  async revive(docs: readonly HistoriaDoc[], session: ClientSession): Promise<void> {
    await revive(this.model, docs, session);
  }
}
