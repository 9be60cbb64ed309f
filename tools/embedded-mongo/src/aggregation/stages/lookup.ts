import { failedToParse } from '../../errors.ts';
import { isRegex } from '../../text/regex.ts';
import { typeName } from '../../values/bson/bson-type.ts';
import { docOf, isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { readPath } from '../expression/field-path.ts';
import { foreignPipeline } from './lookup-pipeline.ts';
import { setPath } from './set-path.ts';
import { mapped } from './stage.ts';
import type { Stage, StageContext, StageTable } from './stage.ts';

export const lookupStages: StageTable = { $lookup: lookup };

const known = ['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'];

type Finder = (doc: Doc) => Doc[];

/** Joins on equal fields, through a pipeline, or both. */
function lookup(operand: Value, context: StageContext): Stage {
  if (!isDoc(operand)) throw failedToParse('the $lookup specification must be an Object');
  const foreign = Object.keys(operand).find((name) => !known.includes(name));
  if (foreign !== undefined) throw failedToParse(`unknown argument to $lookup: ${foreign}`);
  const { as, from } = operand;
  if (typeof as !== 'string') throw failedToParse("must specify 'as' field for a $lookup");
  if (typeof from !== 'string') throw failedToParse("must specify 'from' field for a $lookup");
  const finder = finderFor(operand, from, context);
  const names = as.split('.');
  return mapped((doc) => setPath(doc, names, finder(doc)));
}

function finderFor(spec: Doc, from: string, context: StageContext): Finder {
  const byFields = 'localField' in spec || 'foreignField' in spec;
  if (!byFields && !('pipeline' in spec)) {
    throw failedToParse(
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  }
  const joinFilter = byFields ? equalityFilter(spec) : undefined;
  if (!('pipeline' in spec)) return (doc) => [...context.collection(from).find(joinFilter!(doc))];
  const runFor = foreignPipeline(spec, context);
  return (doc) => {
    const { filter, stages } = runFor(doc);
    const wanted = joinFilter ? docOf([['$and', [joinFilter(doc), filter]]]) : filter;
    return [...stages(context.collection(from).find(wanted))];
  };
}

/** Arrays are joined by their elements; null and missing values match null and missing ones. */
function equalityFilter(spec: Doc): (doc: Doc) => Doc {
  const { localField, foreignField } = spec;
  if (typeof localField !== 'string' || typeof foreignField !== 'string') {
    throw failedToParse(
      `$lookup argument 'localField' and 'foreignField' must be strings, found ${typeName(localField)} and ${typeName(foreignField)}`,
    );
  }
  const names = localField.split('.');
  return (doc) => {
    const local = readPath(doc, names);
    if (Array.isArray(local)) return docOf([[foreignField, localCondition(local)]]);
    return docOf([[foreignField, docOf([['$eq', local === undefined ? null : local]])]]);
  };
}

/** $in would use a regular expression as a pattern, but the join compares it as a value. */
function localCondition(values: Value[]): Doc {
  return docOf([['$in', values.filter((value) => !isRegex(value))]]);
}
