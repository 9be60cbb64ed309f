import type { Model, QueryFilter, Types } from 'mongoose';
import { beginsWith } from './palabras';

/** With this many matches, walking from the newest finds a page sooner than sorting the matches. */
const MAX_SORTED = 500;
/** A walk gives up after this many pages: whoever asks for so many drops nearly all of them. */
const MAX_PAGES = 25;
/** Places that one query names: an index is entered once for each of them. */
const MAX_NAMED = 1_000;
/** MongoDB reads so many places in one order; more it would read whole, and sort. */
const MAX_MERGED = 200;

interface Stored {
  _id: Types.ObjectId;
}

/** Where to look: in what has one of these values in this field. */
export interface Place<D> {
  field: keyof D & string;
  values: readonly unknown[];
  /** Nothing else is in the collection, but for what is being deleted. */
  isEverything?: boolean;
}

/**
 * Pages of what has a word for each of the terms, newest first; ids grow with time. What others have costs nothing: the
 * collection needs one index over the field of the place and `palabras`, and one over it and `_id`.
 */
export async function* findByPalabras<D extends Stored>(
  model: Model<D>,
  place: Place<D>,
  terminos: readonly string[],
  page: number,
): AsyncGenerator<D[]> {
  const filter = { $and: terminos.map((termino) => ({ palabras: beginsWith(termino) })) };
  const found: Stored[] = [];
  for (const values of partsOf(place, MAX_NAMED)) {
    const own = { [place.field]: { $in: values }, ...filter } as QueryFilter<D>;
    const more = model.find(own, { _id: 1 }).hint({ [place.field]: 1, palabras: 1 });
    const most = MAX_SORTED - found.length;
    found.push(...(await more.limit(most).batchSize(most).lean<Stored[]>()));
    if (found.length === MAX_SORTED) return yield* walk(model, place, filter, page);
  }
  const ids = found.sort(newestFirst).map(({ _id }) => _id);
  for (let from = 0; from < ids.length; from += page) {
    const next = { _id: { $in: ids.slice(from, from + page) }, [place.field]: { $in: place.values } };
    yield await model
      .find(next as QueryFilter<D>)
      .sort({ _id: -1 })
      .hint({ _id: 1 })
      .batchSize(page)
      .lean<D[]>();
  }
}

/** Reads from the newest backwards, so that the caller can stop as soon as it has enough. */
async function* walk<D extends Stored>(
  model: Model<D>,
  place: Place<D>,
  filter: object,
  page: number,
): AsyncGenerator<D[]> {
  let docs = await newest(model, place, filter, page);
  for (let pages = 1; docs.length > 0 && pages <= MAX_PAGES; pages += 1) {
    yield docs;
    docs = await newest(model, place, { ...filter, _id: { $lt: docs.at(-1)!._id } }, page);
  }
}

/**
 * The newest of all, from some places after others: of those that come later only what is newer still counts. Whoever
 * sees everything reads all places at once, from the newest of the collection.
 */
async function newest<D extends Stored>(
  model: Model<D>,
  place: Place<D>,
  filter: object,
  page: number,
): Promise<D[]> {
  const { field, isEverything } = place;
  const hint = isEverything ? { _id: 1 as const } : { [field]: 1 as const, _id: 1 as const };
  let docs: D[] = [];
  for (const values of isEverything ? [place.values] : partsOf(place, MAX_MERGED)) {
    const own = { [field]: { $in: values } };
    const last = docs[page - 1];
    const where = { $and: [filter, own, last ? { _id: { $gt: last._id } } : {}] };
    const more = await model
      .find(where as QueryFilter<D>)
      .sort({ _id: -1 })
      .hint(hint)
      .limit(page)
      .batchSize(page)
      .lean<D[]>();
    docs = [...docs, ...more].sort(newestFirst).slice(0, page);
  }
  return docs;
}

function* partsOf<D>({ values }: Place<D>, most: number): Generator<readonly unknown[]> {
  for (let from = 0; from < values.length; from += most) yield values.slice(from, from + most);
}

const newestFirst = (a: Stored, b: Stored): number => (a._id.toHexString() < b._id.toHexString() ? 1 : -1);
