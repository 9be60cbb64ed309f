interface Parameter {
  name: string;
  in: string;
  description?: string;
}

interface Operation {
  summary?: string;
  description?: string;
  parameters?: Parameter[];
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

/** The fields that nobody explains, by name; one that refers to a shape is explained by it. */
function bareFields(document: object): string[] {
  const found = new Set<string>();
  walk(document, (key, child) => {
    if (key !== 'properties') return;
    for (const [name, field] of Object.entries(child as Record<string, Record<string, unknown>>))
      if (!('description' in field) && !('$ref' in field)) found.add(name);
  });
  return [...found];
}

/**
 * What an OpenAPI document leaves without words: operations, parameters and fields. What is said of a field stands in
 * `libs/platform/src/api/texts`, or in its schema.
 */
export function unexplained(document: Record<string, unknown>): string[] {
  const items = Object.entries(document['paths'] as Record<string, Record<string, Operation>>);
  const calls = items.flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { summary, description, parameters = [] }]) => [
      ...(summary && description ? [] : [`${method} ${path}`]),
      ...parameters
        .filter((one) => !one.description)
        .map((one) => `${method} ${path}: ${one.in} ${one.name}`),
    ]),
  );
  return [...calls, ...bareFields(document).map((name) => `field ${name}`)];
}
