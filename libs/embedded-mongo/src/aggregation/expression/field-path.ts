import { MongoError, location } from '../../errors.ts';
import { isDoc } from '../../values/bson/doc.ts';
import type { Value } from '../../values/bson/doc.ts';
import type { Expression, Scope } from './operands/expression.ts';

/** Unlike in filters, numbers in a path are names: arrays are spread, never indexed. */
function readPath(value: Value, names: readonly string[], from = 0): Value {
  let reached = value;
  for (let at = from; at < names.length; at++) {
    if (Array.isArray(reached)) return spread(reached, names, at);
    if (!isDoc(reached)) return undefined;
    reached = reached[names[at]!];
  }
  return reached;
}

function spread(array: Value[], names: readonly string[], at: number): Value[] {
  const values: Value[] = [];
  for (const element of array) {
    if (!isDoc(element)) continue;
    const value = readPath(element, names, at);
    if (value !== undefined) values.push(value);
  }
  return values;
}

const systemVariables: Record<string, (scope: Scope) => Value> = {
  ROOT: (scope) => scope.root,
  NOW: (scope) => scope.now,
  REMOVE: () => undefined,
};

/** `$a.b` or `$$NOW`, and `$$ROOT.a.b`. */
export function compilePath(text: string): Expression {
  if (!text.startsWith('$$')) {
    const names = checkedNames(text.slice(1), text);
    if (names.length === 1) {
      const [name] = names;
      return ({ root }) => (isDoc(root) ? root[name] : readPath(root, names));
    }
    return ({ root }) => readPath(root, names);
  }
  const [variable, ...names] = checkedNames(text.slice(2), text);
  const system = Object.hasOwn(systemVariables, variable) ? systemVariables[variable] : undefined;
  if (!system) throw location(17276, `Use of undefined variable: ${variable}`);
  return (scope) => readPath(system(scope), names);
}

function checkedNames(path: string, text: string): [string, ...string[]] {
  if (path === '') throw location(16872, `'$' by itself is not a valid FieldPath`);
  if (path.endsWith('.')) throw location(40353, `FieldPath must not end with a '.'.`);
  const names = path.split('.') as [string, ...string[]];
  for (const name of names) {
    if (name === '') throw location(15998, 'FieldPath field names may not be empty strings.');
    if (name.startsWith('$'))
      throw location(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField. Given: ${text}`,
      );
    if (name.includes('\0'))
      throw new MongoError(16411, 'Location16411', 'FieldPath field names may not contain null bytes.');
  }
  return names;
}
