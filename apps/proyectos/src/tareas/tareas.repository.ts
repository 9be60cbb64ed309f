import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import type { Writing } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { updateMany } from '../almacen/update-many';
import { findLiving } from '../almacen/find-living';
import {
  bury,
  buryWhere,
  keptIn,
  revive,
  type Destination,
  takeUnpublished,
  type Versioned,
} from '../almacen/tombstones';
import { updateVersion } from '../almacen/update-version';
import { findPage } from '../listas/find-page';
import { BY_RANK, NEWEST_FIRST, type PageRequest, type Page } from '../listas/page.rules';
import { rankSourceOf, type RankSource } from '../rango/rank-source';
import { TAREA, type TareaDoc } from './tarea.model';
import { TareasRevisions } from './tareas-revisions';

export interface TareasFilter {
  proyecto: string | { $in: Types.ObjectId[] };
  asignado?: string;
  estado?: EstadoTarea;
}

export interface TareasCount {
  proyecto: Types.ObjectId;
  estado: EstadoTarea;
  prioridad: Prioridad;
  total: number;
}

/** Counts of one story's tasks; `asignados` has each assignee once, and null if a task has none. */
export interface AvanceCount {
  historia: Types.ObjectId;
  total: number;
  completadas: number;
  asignados: (Types.ObjectId | null)[];
}

/** Ids in one query: keeps it far below what a command may measure. */
const PARENTS_AT_ONCE = 5_000;

/** What a cascading deletion needs to know about a task. */
type TareaDeHistoria = Pick<TareaDoc, '_id' | 'version' | 'proyecto' | 'archivos'>;

@Injectable()
export class TareasRepository {
  constructor(
    @InjectModel(TAREA) private readonly model: Model<TareaDoc>,
    private readonly revisions: TareasRevisions,
  ) {}

  findById(id: string | Types.ObjectId, session?: ClientSession): Promise<TareaDoc | null> {
    return findLiving(this.model, id, session);
  }

  listOf(proyecto: string, pagina: PageRequest): Promise<Page<TareaDoc>> {
    return findPage(this.model, { proyecto }, BY_RANK, pagina);
  }

  /** Newest first. */
  list(filter: TareasFilter, pagina: PageRequest): Promise<Page<TareaDoc>> {
    return findPage(this.model, { ...filter }, NEWEST_FIRST, pagina);
  }

  /** How many there are of each estado and prioridad in each project. */
  countsOf(proyectos: Types.ObjectId[]): Promise<TareasCount[]> {
    return this.model
      .aggregate<TareasCount>([
        { $match: { proyecto: { $in: proyectos } } },
        {
          $group: {
            _id: { proyecto: '$proyecto', estado: '$estado', prioridad: '$prioridad' },
            total: { $sum: 1 },
          },
        },
        { $replaceWith: { $mergeObjects: ['$_id', { total: '$total' }] } },
      ])
      .exec();
  }

  /** The progress of each story that has tasks. */
  avancesOf(proyecto: Types.ObjectId): Promise<AvanceCount[]> {
    const completada: EstadoTarea = 'completada';
    return this.model
      .aggregate<AvanceCount>([
        { $match: { proyecto } },
        {
          $group: {
            _id: '$historia',
            total: { $sum: 1 },
            completadas: { $sum: { $cond: [{ $eq: ['$estado', completada] }, 1, 0] } },
            asignados: { $addToSet: '$asignado' },
          },
        },
        { $sort: { _id: 1 } },
        { $project: { _id: 0, historia: '$_id', total: 1, completadas: 1, asignados: 1 } },
      ])
      .exec();
  }

  search(proyectos: Types.ObjectId[], pattern: RegExp, limit: number): Promise<TareaDoc[]> {
    return this.model
      .find({ proyecto: { $in: proyectos }, titulo: pattern })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean<TareaDoc[]>()
      .exec();
  }

  /** Titles of the tasks that exist, to show them beside their comments. */
  titlesOf(ids: Types.ObjectId[]): Promise<Pick<TareaDoc, '_id' | 'titulo' | 'proyecto'>[]> {
    return this.model
      .find({ _id: { $in: ids }, eliminado: null }, { titulo: 1, proyecto: 1 })
      .lean<Pick<TareaDoc, '_id' | 'titulo' | 'proyecto'>[]>()
      .exec();
  }

  findMany(ids: string[], session: ClientSession): Promise<TareaDoc[]> {
    return this.model
      .find({ _id: { $in: ids }, eliminado: null }, null, { session })
      .lean<TareaDoc[]>()
      .exec();
  }

  /** The ranks of a story's tasks. */
  ranksOfHistoria(historia: Types.ObjectId, session: ClientSession): RankSource {
    return rankSourceOf(this.model, { field: 'historia', value: historia }, session);
  }

  async updateMany(
    changed: { doc: TareaDoc; changes: Partial<TareaDoc> }[],
    updatedAt: Date,
    session: ClientSession,
  ): Promise<void> {
    for (const { doc } of changed) this.revisions.afterCommit(session, doc.proyecto.toHexString());
    await updateMany(this.model, changed, updatedAt, session);
  }

  /** Native insert: the rules build whole documents, so there is nothing to cast or default. */
  insert(doc: TareaDoc, tx: Writing): void {
    this.revisions.afterCommit(tx, doc.proyecto.toHexString());
    tx.insert(this.model.collection, doc);
  }

  expectLiving({ _id, proyecto }: Pick<TareaDoc, '_id' | 'proyecto'>, tx: Writing): void {
    tx.expect(this.model.collection, { _id, proyecto });
  }

  update(current: TareaDoc, changes: Partial<TareaDoc>, tx: Writing): TareaDoc {
    this.revisions.afterCommit(tx, current.proyecto.toHexString());
    return updateVersion(this.model, current, changes, tx);
  }

  /** How many tasks the project has, and how many files they have. */
  countOf(proyecto: Types.ObjectId, session: ClientSession): Promise<{ tareas: number; archivos: number }> {
    return this.countWhere({ proyecto }, session);
  }

  /** Puts the tasks of these stories into a trash entry; returns how many they are, and how many files they have. */
  async removeOfHistorias(
    historias: readonly Types.ObjectId[],
    deletion: { entrada: Types.ObjectId; serie: string },
    session: ClientSession,
  ): Promise<{ tareas: number; archivos: number }> {
    const total = { tareas: 0, archivos: 0 };
    this.revisions.afterCommit(session, null);
    for (let at = 0; at < historias.length; at += PARENTS_AT_ONCE) {
      const where = { historia: { $in: historias.slice(at, at + PARENTS_AT_ONCE) } };
      total.archivos += (await this.countWhere(where, session)).archivos;
      total.tareas += await buryWhere(this.model, where, deletion, session);
    }
    return total;
  }

  takeUnpublished(serie: string, limit: number, session: ClientSession) {
    return takeUnpublished(this.model, serie, { limit, pick: [] }, session);
  }

  private async countWhere(
    where: object,
    session: ClientSession,
  ): Promise<{ tareas: number; archivos: number }> {
    const [found] = await this.model.collection
      .aggregate<{ tareas: number; archivos: number }>(
        [
          { $match: where },
          {
            $group: {
              _id: null,
              tareas: { $sum: 1 },
              archivos: { $sum: { $size: { $ifNull: ['$archivos', []] } } },
            },
          },
          { $project: { _id: 0 } },
        ],
        { session },
      )
      .toArray();
    return found ?? { tareas: 0, archivos: 0 };
  }

  versionsOfProyecto(proyecto: string, limit: number, session: ClientSession): Promise<Versioned[]> {
    return this.model
      .find({ proyecto }, { version: 1, 'archivos._id': 1 }, { session })
      .limit(limit)
      .lean<Versioned[]>()
      .exec();
  }

  findOfHistorias(
    historias: (string | Types.ObjectId)[],
    session: ClientSession,
  ): Promise<TareaDeHistoria[]> {
    return this.model
      .find({ historia: { $in: historias } }, { version: 1, proyecto: 1, 'archivos._id': 1 }, { session })
      .lean<TareaDeHistoria[]>()
      .exec();
  }

  /** The stories among these that have tasks. */
  historiasAmong(historias: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.model.distinct('historia', { historia: { $in: historias } }).exec();
  }

  async remove(entities: Versioned[], destination: Destination, session: ClientSession): Promise<void> {
    this.revisions.afterCommit(session, null);
    await bury(this.model, entities, destination, session);
  }

  keptIn(entrada: Types.ObjectId, limit: number, session: ClientSession): Promise<TareaDoc[]> {
    return keptIn(this.model, entrada, limit, session);
  }

  async revive(docs: readonly TareaDoc[], session: ClientSession): Promise<void> {
    this.revisions.afterCommit(session, null);
    await revive(this.model, docs, session);
  }
}
