import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { palabrasOf, patternOf } from '@pmp/platform';
import type { Model, QueryFilter, Types } from 'mongoose';
import { COMENTARIO, type ComentarioDoc, type StoredComentario } from '../comentarios/comentario.model';

/** With this many matches, walking the comments from the newest finds a page sooner than sorting the matches. */
const MAX_SORTED = 500;
const PAGE = 40;
/** Gives up after this many pages: by then nearly all matches are comments on deleted things. */
const MAX_PAGES = 25;

type Filter = QueryFilter<StoredComentario>;
type Id = Pick<ComentarioDoc, '_id'>;

/** Finds comments by their words in many projects. Ids grow with time, so sorting by id is sorting by age. */
@Injectable()
export class ComentariosSearchRepository {
  constructor(@InjectModel(COMENTARIO) private readonly model: Model<StoredComentario>) {}

  /** Comments with a word for each of the terms, newest first. The first term bounds the index scan. */
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
   * Fills in the words of the comments among the next `limit` that an earlier version stored without them. Returns the
   * last id, null at the end. A comment edited meanwhile already has its words.
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

  /** Reads from the newest backwards, so that the caller can stop as soon as it has enough. */
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
