import { badValue, failedToParse } from '../errors.ts';
import { compileQuery } from '../query/compile-query.ts';
import type { ElementTest } from '../query/elements/element-path.ts';
import { docOf, isDoc } from '../values/bson/doc.ts';
import type { Doc } from '../values/bson/doc.ts';
import { formatDoc } from '../values/format.ts';
import type { ArrayFilters } from './update-context.ts';

/** Compiles `[{ 'x.done': false }]` into a test of the elements called `x`. */
export function compileArrayFilters(filters: readonly Doc[], collation?: Doc): ArrayFilters {
  const tests = new Map<string, ElementTest>();
  for (const filter of filters) {
    const identifier = identifierOf(filter);
    if (tests.has(identifier))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`);
    const { matches } = compileQuery(filter, { collation });
    tests.set(identifier, (element) => matches(docOf([[identifier, element]])));
  }
  return tests;
}

function identifierOf(filter: Doc): string {
  const names = new Set(topLevelNames(filter));
  if (names.size === 0)
    throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
  if (names.size > 1) {
    throw failedToParse(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${[...names].join("' and '")}'`,
    );
  }
  const name = [...names][0]!;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw badValue(
      `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    );
  }
  return name;
}

function topLevelNames(filter: Doc): string[] {
  return Object.keys(filter).flatMap((name) => {
    const operand = filter[name];
    if (name.startsWith('$') && Array.isArray(operand))
      return operand.flatMap((branch) => (isDoc(branch) ? topLevelNames(branch) : []));
    return name.startsWith('$') ? [] : [name.split('.')[0]!];
  });
}

/** Every `$[x]` needs a filter, and every filter must be used. */
export function checkArrayFilters(filters: ArrayFilters, paths: readonly string[], update: Doc): void {
  const used = new Set<string>();
  for (const path of paths) {
    for (const name of path.split('.')) {
      if (!name.startsWith('$[') || name === '$[]') continue;
      const identifier = name.slice(2, -1);
      if (!filters.has(identifier))
        throw badValue(`No array filter found for identifier '${identifier}' in path '${path}'`);
      used.add(identifier);
    }
  }
  for (const identifier of filters.keys()) {
    if (!used.has(identifier))
      throw failedToParse(
        `The array filter for identifier '${identifier}' was not used in the update ${formatDoc(update)}`,
      );
  }
}
