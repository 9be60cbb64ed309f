import { Long } from 'bson';
import { location } from '../../errors.ts';
import { typeName } from '../../values/bson/bson-type.ts';
import { isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { setPath } from './set-path.ts';
import { PAUSE, type Stage, type StageTable } from './stage.ts';

export const unwindStages: StageTable = { $unwind: unwind };

const known = ['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'];

function unwind(operand: Value): Stage {
  const spec: Doc = isDoc(operand) ? operand : { path: operand };
  const foreign = Object.keys(spec).find((name) => !known.includes(name));
  if (foreign !== undefined) throw location(28811, `unrecognized option to $unwind stage: ${foreign}`);
  const { path, includeArrayIndex: indexField, preserveNullAndEmptyArrays: preserve } = spec;
  if (typeof path !== 'string')
    throw location(28808, `expected a string as the path for $unwind stage, got ${typeName(path)}`);
  if (!path.startsWith('$'))
    throw location(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  if (indexField !== undefined && (typeof indexField !== 'string' || indexField === ''))
    throw location(28810, 'expected a non-empty string for the includeArrayIndex option to $unwind stage');
  const names = path.slice(1).split('.');
  return function* (input) {
    for (const doc of input)
      if (doc === PAUSE) yield doc;
      else yield* unwound(doc, names, indexField, preserve === true);
  };
}

function* unwound(
  doc: Doc,
  names: string[],
  indexField: string | undefined,
  preserve: boolean,
): Iterable<Doc> {
  const value = read(doc, names);
  if (Array.isArray(value) && value.length > 0) {
    for (let i = 0; i < value.length; i++)
      yield withIndex(setPath(doc, names, value[i]), indexField, Long.fromNumber(i));
    return;
  }
  const present = value !== undefined && value !== null && !Array.isArray(value);
  if (!present && !preserve) return;
  yield withIndex(Array.isArray(value) ? setPath(doc, names, undefined) : doc, indexField, null);
}

/** Follows the path only through documents: an array on the way is not unwound. */
function read(doc: Doc, names: string[]): Value {
  return names.reduce((value: Value, name) => (isDoc(value) ? value[name] : undefined), doc);
}

function withIndex(doc: Doc, field: string | undefined, index: Long | null): Doc {
  return field === undefined ? doc : setPath(doc, field.split('.'), index);
}
