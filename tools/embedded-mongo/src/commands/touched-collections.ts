import { isDoc, type Doc, type Value } from '../values/bson/doc.ts';

/** Stages that use other collections, and where they name them. */
const JOINS: Record<string, string> = {
  $lookup: 'from',
  $graphLookup: 'from',
  $unionWith: 'coll',
  $out: 'coll',
};

/** The collections that a command uses, as [database, name]: they must have been read before it runs. */
export function touchedCollections(database: string, command: Doc): [string, string][] {
  const [name] = Object.keys(command);
  const target = command[name ?? ''];
  if (name === 'explain' && isDoc(target)) return touchedCollections(database, target);
  if (name === 'renameCollection') return [target, command['to']].flatMap(namespace);
  if (name === 'bulkWrite' && Array.isArray(command['nsInfo']))
    return command['nsInfo'].flatMap((info) => (isDoc(info) ? namespace(info['ns']) : []));
  const touched: [string, string][] = [];
  if (typeof target === 'string') touched.push([database, target]);
  if (Array.isArray(command['pipeline'])) collectJoins(command['pipeline'], database, touched);
  return touched;
}

function namespace(text: Value): [string, string][] {
  if (typeof text !== 'string') return [];
  const dot = text.indexOf('.');
  return [[text.slice(0, dot), text.slice(dot + 1)]];
}

function collectJoins(value: Value, database: string, into: [string, string][]): void {
  if (Array.isArray(value)) for (const element of value) collectJoins(element as Value, database, into);
  if (!isDoc(value)) return;
  for (const [name, operand] of Object.entries(value)) {
    const from = isDoc(operand) ? operand[JOINS[name] ?? ''] : operand;
    if (name in JOINS && typeof from === 'string') into.push([database, from]);
    collectJoins(operand, database, into);
  }
}
