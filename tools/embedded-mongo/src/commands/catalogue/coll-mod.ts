import { MongoError, badValue } from '../../errors.ts';
import type { Collection } from '../../store/collection.ts';
import type { CollectionIndex } from '../../store/records/collection-index.ts';
import { isDoc, newDoc, type Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import { docArgument, flagArgument, numberArgument } from '../request/arguments.ts';
import { collectionName, findCollection, type CommandContext } from '../request/context.ts';
import { namespaceNotFound, whenUnwritten } from './ddl.ts';
import { validationOptions, VALIDATION_FIELDS } from './validation.ts';

const INDEX_FIELDS = ['name', 'keyPattern', 'hidden', 'expireAfterSeconds'];

/** Changes a collection's validator, or whether an index is used and when it removes documents. */
export function collMod(context: CommandContext): Promise<Reply> {
  const { command, services, database } = context;
  const find = () => {
    const found = findCollection(context);
    if (found === undefined) throw namespaceNotFound(`${database}.${collectionName(context)}`);
    return [found] as const;
  };
  return whenUnwritten(context, find, ([collection]) => {
    const options = { ...collection.options, ...validationOptions(command, 'collMod', collection.options) };
    const wanted = docArgument(command, 'index');
    const change = wanted === undefined ? newDoc() : changeIndex(collection, wanted);
    const isChanged = VALIDATION_FIELDS.some((field) => command[field] !== undefined);
    services.store.modify(collection, isChanged ? options : collection.options);
    return { ...change, ok: 1 };
  });
}

function changeIndex(collection: Collection, wanted: Doc): Doc {
  const foreign = Object.keys(wanted).find((field) => !INDEX_FIELDS.includes(field));
  if (foreign !== undefined)
    throw new MongoError(72, 'InvalidOptions', `collMod index.${foreign} is not supported by this server`);
  const { spec } = indexOf(collection, wanted);
  const reply = newDoc();
  if (wanted['expireAfterSeconds'] !== undefined) {
    const seconds = numberArgument(wanted, 'expireAfterSeconds');
    if (!(seconds >= 0)) throw new MongoError(72, 'InvalidOptions', 'expireAfterSeconds must be at least 0');
    if (Object.keys(spec.key).length > 1)
      throw new MongoError(72, 'InvalidOptions', 'TTL indexes are single-field indexes');
    if (spec.expireAfterSeconds !== undefined) reply['expireAfterSeconds_old'] = spec.expireAfterSeconds;
    reply['expireAfterSeconds_new'] = seconds;
    spec.expireAfterSeconds = seconds;
  }
  if (wanted['hidden'] === undefined) return reply;
  if (spec.name === '_id_') throw badValue("Can't hide _id index");
  const isHidden = flagArgument(wanted, 'hidden');
  reply['hidden_old'] = spec.hidden === true;
  reply['hidden_new'] = isHidden;
  if (isHidden) spec.hidden = true;
  else delete spec.hidden;
  return reply;
}

function indexOf(collection: Collection, { name, keyPattern }: Doc): CollectionIndex {
  if ((name === undefined) === (keyPattern === undefined))
    throw new MongoError(72, 'InvalidOptions', 'Must specify either an index name or a key pattern');
  const key = isDoc(keyPattern) ? JSON.stringify(keyPattern) : undefined;
  const index = collection.indexes.find(({ spec }) => spec.name === name || JSON.stringify(spec.key) === key);
  if (index !== undefined) return index;
  throw new MongoError(
    27,
    'IndexNotFound',
    `cannot find index ${String(name ?? key)} for ns ${collection.namespace}`,
  );
}
