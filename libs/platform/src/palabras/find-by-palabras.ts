import type { Model, QueryFilter, Types } from 'mongoose';
import { patternOf } from './palabras';

/** With this many matches, walking from the newest finds a page sooner than sorting the matches. */
const MAX_SORTED = 500;
/** A walk gives up after this many pages: whoever asks for so many drops nearly all of them. */
const MAX_PAGES = 25;

interface Stored {
  _id: Types.ObjectId;
}

/**
 * Pages of what has a word for each of the terms, newest first; ids grow with time. `where` bounds the scan together
 * with the first term: the collection needs an index over its fields and `palabras`.
 */
export async function* findByPalabras<D extends Stored>(
  model: Model<D>,
  where: object,
  terminos: readonly string[],
  page: number,
): AsyncGenerator<D[]> {
  const filter = { ...where, palabras: { $all: terminos.map(patternOf) } } as QueryFilter<D>;
  const found = await model.find(filter, { _id: 1 }).limit(MAX_SORTED).lean<Stored[]>();
  if (found.length === MAX_SORTED) return yield* walk(model, filter, page);
  const ids = found.map(({ _id }) => _id).sort((a, b) => (a.toHexString() < b.toHexString() ? 1 : -1));
  for (let from = 0; from < ids.length; from += page)
    yield await newest(model, { ...where, _id: { $in: ids.slice(from, from + page) } }, page);
}

/** Reads from the newest backwards, so that the caller can stop as soon as it has enough. */
async function* walk<D extends Stored>(
  model: Model<D>,
  filter: QueryFilter<D>,
  page: number,
): AsyncGenerator<D[]> {
  let docs = await newest(model, filter, page);
  for (let pages = 1; docs.length > 0 && pages <= MAX_PAGES; pages += 1) {
    yield docs;
    docs = await newest(model, { $and: [filter, { _id: { $lt: docs.at(-1)!._id } }] }, page);
  }
}

function newest<D extends Stored>(model: Model<D>, filter: object, page: number): Promise<D[]> {
  return model.find(filter).sort({ _id: -1 }).hint({ _id: 1 }).limit(page).lean<D[]>().exec();
}
