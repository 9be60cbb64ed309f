import { MongoError, location } from '../errors.ts';
import { compileExpression } from '../aggregation/expression/compile-expression.ts';
import { isTruthy } from '../aggregation/expression/operands/truth.ts';
import { isNumeric } from '../values/bson/bson-type.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { elemMatchProjection, positionalProjection } from './array-projections.ts';
import { nodeAt, projectionNode } from './projection-node.ts';
import type { Projection, ProjectionNode } from './projection-node.ts';

export interface ProjectionOptions {
  /** The filter of a find, whose projection may also say $elemMatch and `path.$`. */
  filter?: Doc;
  now: Date;
}

interface Parsing {
  root: ProjectionNode;
  options: ProjectionOptions;
  mode?: 'include' | 'exclude';
}

export function parseProjection(spec: Doc, options: ProjectionOptions): Projection {
  if (Object.keys(spec).length === 0)
    throw location(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const parsing: Parsing = { root: projectionNode(), options };
  for (const name of Object.keys(spec)) parseField(parsing, name, spec[name]);
  const mode =
    parsing.mode ??
    (spec._id !== undefined && isFlag(spec._id) && !isTruthy(spec._id) ? 'exclude' : 'include');
  if (mode === 'include' && !parsing.root.children.has('_id'))
    parsing.root.children.set('_id', { ...projectionNode(), kept: true });
  return { root: parsing.root, mode };
}

function isFlag(value: Value): boolean {
  return typeof value === 'boolean' || isNumeric(value);
}

function parseField(parsing: Parsing, path: string, value: Value): void {
  checkPath(parsing, path);
  if (isFlag(value)) return setFlag(parsing, path, isTruthy(value));
  if (isDoc(value) && !Object.keys(value)[0]?.startsWith('$')) return parseNested(parsing, path, value);
  if (isDoc(value) && '$elemMatch' in value && isFind(parsing))
    return addElemMatch(parsing, path, value.$elemMatch);
  setMode(parsing, 'include', path);
  const { now } = parsing.options;
  const expression = compileExpression(value);
  nodeAt(parsing.root, path).compute = (_current, doc) => expression({ root: doc, now });
}

function checkPath(parsing: Parsing, path: string): void {
  if (path === '' || path.split('.').includes(''))
    throw new MongoError(40352, 'Location40352', 'FieldPath cannot be constructed with empty string');
  const positional = isFind(parsing) && path.endsWith('.$');
  const names = (positional ? path.slice(0, -2) : path).split('.');
  if (names.some((name) => name.startsWith('$'))) {
    throw location(
      16410,
      "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
    );
  }
}

function setFlag(parsing: Parsing, path: string, kept: boolean): void {
  if (isFind(parsing) && path.endsWith('.$')) return setPositional(parsing, path, kept);
  if (path !== '_id') setMode(parsing, kept ? 'include' : 'exclude', path);
  nodeAt(parsing.root, path).kept = kept;
}

function setPositional(parsing: Parsing, path: string, kept: boolean): void {
  if (!kept) throw location(31395, 'positional projection cannot be used with exclusion');
  setMode(parsing, 'include', path);
  Object.assign(nodeAt(parsing.root, path.slice(0, -2)), {
    compute: positionalProjection(parsing.options.filter!),
    transforms: true,
  });
}

function setMode(parsing: Parsing, mode: 'include' | 'exclude', path: string): void {
  if (parsing.mode !== undefined && parsing.mode !== mode) {
    if (mode === 'include')
      throw location(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
    throw location(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
  }
  parsing.mode = mode;
}

function parseNested(parsing: Parsing, path: string, value: Doc): void {
  const names = Object.keys(value);
  if (names.length === 0)
    throw location(51270, `An empty sub-projection is not a valid value. Found empty object at path`);
  for (const name of names) parseField(parsing, `${path}.${name}`, value[name]);
}

function isFind({ options }: Parsing): boolean {
  return options.filter !== undefined;
}

/** By itself it keeps no other field but `_id`. */
function addElemMatch(parsing: Parsing, path: string, operand: Value): void {
  if (path.includes('.')) throw location(31275, 'Cannot use $elemMatch projection on a nested field');
  Object.assign(nodeAt(parsing.root, path), { compute: elemMatchProjection(operand), transforms: true });
}
