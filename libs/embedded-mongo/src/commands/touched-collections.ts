import { isDoc, type Doc, type Value } from '../values/bson/doc.ts';

/** The collections that a command uses, as [database, name]: they must have been read before it runs. */
export function touchedCollections(database: string, command: Doc): [string, string][] {
  const [name] = Object.keys(command);
  const target = command[name ?? ''];
  if (name === 'explain' && isDoc(target)) return touchedCollections(database, target);
  if (name === 'bulkWrite' && Array.isArray(command['nsInfo']))
    return command['nsInfo'].flatMap((info) => (isDoc(info) ? namespace(info['ns']) : []));
  return typeof target === 'string' ? [[database, target]] : [];
}

function namespace(text: Value): [string, string][] {
  if (typeof text !== 'string') return [];
  const dot = text.indexOf('.');
  return [[text.slice(0, dot), text.slice(dot + 1)]];
}
