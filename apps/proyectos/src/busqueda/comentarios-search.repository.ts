import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { palabrasOf, patternOf } from '@pmp/platform';
import type { Model, QueryFilter, Types } from 'mongoose';
import { COMENTARIO, type ComentarioDoc, type StoredComentario } from '../comentarios/comentario.model';

/** Of so many, sorting costs more than looking for them among the newest comments, where they are many. */
const MAX_SORTED = 500;
const PAGE = 40;
/** Whoever has not found enough among so many looks for what is in the trash. */
const MAX_PAGES = 25;

type Filter = QueryFilter<StoredComentario>;
type Id = Pick<ComentarioDoc, '_id'>;

/** Comments by their words, over many projects. Ids grow with time, so that they are the order of the newest. */
@Injectable()
export class ComentariosSearchRepository {
  constructor(@InjectModel(COMENTARIO) private readonly model: Model<StoredComentario>) {}

  /** Those with a word for each of the terms, newest first. The first term bounds the index scan. */
  async *pagesOf(proyectos: Types.ObjectId[], terminos: readonly string[]): AsyncGenerator<ComentarioDoc[]> {
    const filter = { proyecto: { $in: proyectos }, palabras: { $all: terminos.map(patternOf) } } as never;
    const found = await this.model.find(filter, { _id: 1 }).limit(MAX_SORTED).lean<Id[]>();
    if (found.length === MAX_SORTED) return yield* this.pagesAmongAll(filter);
    const ids = found.map(({ _id }) => _id).sort((a, b) => (a.toHexString() < b.toHexString() ? 1 : -1));
    for (let from = 0; from < ids.length; from += PAGE) {
      yield await this.page({ _id: { $in: ids.slice(from, from + PAGE) }, eliminado: null } as never);
    }
  }

  /**
   * Gives their words to those among the next `limit` that an earlier version has stored; answers the last one, null
   * at the end. One edited meanwhile has its own by then.
   */
  async fillPalabras(after: Types.ObjectId | null, limit: number): Promise<Types.ObjectId | null> {
    const next = await this.model
      .find(after ? { _id: { $gt: after } } : {}, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Id[]>();
    const [first, last] = [next[0]?._id, next.at(-1)?._id];
    if (!first || !last) return null;
    const palabras = { $exists: false };
    const missing = await this.model
      .find({ _id: { $gte: first, $lte: last }, texto: { $exists: true }, palabras }, { texto: 1 })
      .lean<Pick<ComentarioDoc, '_id' | 'texto'>[]>();
    const writes = missing.map(({ _id, texto }) => ({
      updateOne: { filter: { _id, texto, palabras }, update: { $set: { palabras: palabrasOf(texto) } } },
    }));
    if (writes.length > 0) await this.model.collection.bulkWrite(writes, { ordered: false });
    return last;
  }

  /** Read backwards, so that whoever has enough soon has it. */
  private async *pagesAmongAll(filter: Filter): AsyncGenerator<ComentarioDoc[]> {
    let docs = await this.page(filter);
    for (let pages = 1; docs.length > 0 && pages <= MAX_PAGES; pages += 1) {
      yield docs;
      docs = await this.page({ $and: [filter, { _id: { $lt: docs.at(-1)?._id } }] } as never);
    }
  }

  private page(filter: Filter): Promise<ComentarioDoc[]> {
    return this.model
      .find(filter)
      .sort({ _id: -1 })
      .hint({ _id: 1 })
      .limit(PAGE)
      .lean<ComentarioDoc[]>()
      .exec();
  }
}
