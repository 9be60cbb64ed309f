import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const HEADING = '// Generated from /api/docs-json: npx nx esquema cliente\n\n';
const REFUSAL = /^[45]/;

interface Operation {
  responses?: Record<string, unknown>;
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'responses' in value;

/** What is refused looks the same whatever its status, which `default` says once: each by itself is most of the types. */
function briefly({ responses = {}, ...operation }: Operation): Operation {
  if (!('default' in responses)) return { ...operation, responses };
  const kept = Object.entries(responses).filter(([status]) => !REFUSAL.test(status));
  return { ...operation, responses: Object.fromEntries(kept) };
}

const mapped = (item: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(item).map(([key, value]) => [key, change(value)]));

/** The types of the API that its document describes. Throws if a linter would refuse the document. */
export async function typesOf(document: object): Promise<string> {
  const { paths, ...rest } = document as { paths: object };
  const brief = mapped(paths, (item) =>
    mapped(item as object, (value) => (isOperation(value) ? briefly(value) : value)),
  );
  const types = await openapiTS({ ...rest, paths: brief } as OpenAPI3, { alphabetize: true });
  return HEADING + astToString(types);
}
