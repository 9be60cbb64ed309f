import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { historiaEstado } from '@pmp/contracts/proyectos';
import { InjectCopy, type LocalCopy, type Write } from '@pmp/platform';
import type { ClientSession, Model } from 'mongoose';
import { randomInt } from 'node:crypto';
import type { HistoriaDatos } from '../copias/copied-types';
import { BOARD_REVISION, type BoardRevisionDoc } from './board-revision.model';

/** A replica applies up to so many changes one by one; beyond that it reads the board again. */
const MAX_RECIENTES = 100;
const EVERYTHING = MAX_RECIENTES + 1;
const MAX_JUMP = 1_000_000;

export type RevisionHead = Pick<BoardRevisionDoc, '_id' | 'marca'>;

/**
 * Revisions of boards, by which a replica finds out with one small read whether its cached board is still right:
 * `marca` counts all changes of a project's stories, `recientes` has the ids of the latest ones. A change of the sprint
 * itself counts as more than can be applied one by one.
 */
@Injectable()
export class BoardRevisionsRepository {
  constructor(
    @InjectModel(BOARD_REVISION) private readonly model: Model<BoardRevisionDoc>,
    @InjectCopy(historiaEstado) private readonly historias: LocalCopy<HistoriaDatos>,
  ) {}

  /** Null if the project has never had a sprint in progress. */
  async headOf(proyecto: string): Promise<RevisionHead | null> {
    await this.historias.settled();
    return this.model.collection.findOne<RevisionHead>(this.of(proyecto), { projection: { marca: 1 } });
  }

  async recentOf(proyecto: string): Promise<BoardRevisionDoc | null> {
    await this.historias.settled();
    return this.model.collection.findOne<BoardRevisionDoc>(this.of(proyecto));
  }

  /** The write that records a change of these stories. */
  historiasNoted(proyecto: string, ids: readonly string[]): Write {
    const recientes = { $each: ids, $slice: -MAX_RECIENTES };
    return this.change(proyecto, { $inc: { marca: ids.length }, $push: { recientes } });
  }

  /** The write that records more changes than can be applied one by one. */
  everythingNoted(proyecto: string): Write {
    return this.change(proyecto, { $inc: { marca: EVERYTHING } });
  }

  async noteSprint(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.updateOne(
      this.of(proyecto),
      { $inc: { marca: EVERYTHING }, $setOnInsert: { recientes: [] } },
      { session, upsert: true },
    );
  }

  /**
   * Called at start, because a process that died may have changed its copies without recording it. The jump is random:
   * after a restored backup, no revision may come back that a browser remembers with other content.
   */
  async noteAll(): Promise<void> {
    await this.model.collection.updateMany({}, { $inc: { marca: EVERYTHING + randomInt(MAX_JUMP) } });
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteOne(this.of(proyecto), { session });
  }

  private change(proyecto: string, update: object): Write {
    return { collection: this.model.collection.name, filter: this.of(proyecto), update };
  }

  /** As an object, because the driver types every `_id` as an ObjectId. */
  private of(proyecto: string): object {
    return { _id: proyecto };
  }
}
