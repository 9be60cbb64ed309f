/** A field in so many places has one meaning, which can be said once: `libs/platform/src/api/field-texts.ts`. */
const MANY = 6;

interface Parameter {
  name: string;
  in: string;
  description?: string;
}

interface Operation {
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: object;
}

type Visit = (key: string, child: Record<string, unknown>) => void;

function walk(node: unknown, visit: Visit): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    if (typeof child !== 'object' || child === null) continue;
    visit(key, child as Record<string, unknown>);
    walk(child, visit);
  }
}

/** How many fields of each name nobody explains; one that refers to a shape is explained by it. */
function bareFields(document: object): Map<string, number> {
  const found = new Map<string, number>();
  walk(document, (key, child) => {
    if (key !== 'properties') return;
    for (const [name, field] of Object.entries(child as Record<string, Record<string, unknown>>))
      if (!('description' in field) && !('$ref' in field)) found.set(name, (found.get(name) ?? 0) + 1);
  });
  return found;
}

/** What an OpenAPI document leaves without words: operations, parameters, what is sent, and what stands in many places. */
export function unexplained(document: Record<string, unknown>): string[] {
  const items = Object.entries(document['paths'] as Record<string, Record<string, Operation>>);
  const calls = items.flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { summary, description, parameters = [], requestBody = {} }]) => [
      ...(summary && description ? [] : [`${method} ${path}`]),
      ...parameters
        .filter((one) => !one.description)
        .map((one) => `${method} ${path}: ${one.in} ${one.name}`),
      ...[...bareFields(requestBody).keys()].map((name) => `${method} ${path}: body ${name}`),
    ]),
  );
  const fields = [...bareFields(document)].filter(([, times]) => times >= MANY);
  return [...calls, ...fields.map(([name, times]) => `${name}: ${times} times`)];
}
