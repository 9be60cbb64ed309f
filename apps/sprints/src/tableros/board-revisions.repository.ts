import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { historiaEstado } from '@pmp/contracts/proyectos';
import { InjectCopy, type LocalCopy, type Write } from '@pmp/platform';
import type { ClientSession, Model } from 'mongoose';
import { randomInt } from 'node:crypto';
import type { HistoriaDatos } from '../copias/copied-types';
import { BOARD_REVISION, type BoardRevisionDoc } from './board-revision.model';

/** The newest changes that a replica can catch up with one by one; beyond, it reads the board again. */
const MAX_RECIENTES = 100;
const EVERYTHING = MAX_RECIENTES + 1;
const MAX_JUMP = 1_000_000;

export type RevisionHead = Pick<BoardRevisionDoc, '_id' | 'marca'>;

/**
 * The marks by which replicas know, with one small read, whether the board they keep is still right: `marca`
 * counts the changes of a project's stories that were ever noted, `recientes` ends with the stories they were of.
 * A change of the sprint itself counts for more than can be caught up with.
 */
@Injectable()
export class BoardRevisionsRepository {
  constructor(
    @InjectModel(BOARD_REVISION) private readonly model: Model<BoardRevisionDoc>,
    @InjectCopy(historiaEstado) private readonly historias: LocalCopy<HistoriaDatos>,
  ) {}

  /** Null: the project has never had a sprint in progress. */
  async headOf(proyecto: string): Promise<RevisionHead | null> {
    await this.historias.settled();
    return this.model.collection.findOne<RevisionHead>(this.of(proyecto), { projection: { marca: 1 } });
  }

  async recentOf(proyecto: string): Promise<BoardRevisionDoc | null> {
    await this.historias.settled();
    return this.model.collection.findOne<BoardRevisionDoc>(this.of(proyecto));
  }

  /** How a change of these stories is noted. */
  historiasNoted(proyecto: string, ids: readonly string[]): Write {
    const recientes = { $each: ids, $slice: -MAX_RECIENTES };
    return this.change(proyecto, { $inc: { marca: ids.length }, $push: { recientes } });
  }

  /** How it is noted that more has changed than can be caught up with. */
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
   * A process that died may have changed its copies without noting it. By chance, because after a restored backup
   * no mark may come back that a browser remembers with another content.
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

  /** Typed by hand: the driver takes every `_id` for an ObjectId. */
  private of(proyecto: string): object {
    return { _id: proyecto };
  }
}
