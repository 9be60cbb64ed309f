import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mustFind } from '../../patterns/must-find.ts';

/**
 * Writes kubernetes.json from the npm package @kubernetes/client-node, whose models are generated from Kubernetes's
 * own OpenAPI document. The package is not a dependency: unpack it somewhere and pass the folder.
 *   npm pack @kubernetes/client-node@2.0.1 && tar xzf kubernetes-client-node-*.tgz
 *   node tools/k8s/objetos/make-schema.ts package && npx oxfmt tools/k8s/objetos/kubernetes.json
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/k8s/make-schema.ts FOLDER_OF_CLIENT_NODE');
const models = resolve(folder, 'dist/gen/models');
const target = join(import.meta.dirname, 'kubernetes.json');

interface Schema {
  [keyword: string]: unknown;
}
interface Attribute {
  baseName: string;
  type: string;
}

const BASIC: Record<string, Schema> = {
  string: { type: 'string' },
  Date: { type: 'string' },
  V1MicroTime: { type: 'string' },
  boolean: { type: 'boolean' },
  number: { type: 'integer' },
  any: {},
  IntOrString: { 'x-kubernetes-int-or-string': true },
};

const definitions: Record<string, Schema> = {};

function schemaOf(type: string): Schema {
  const list = /^(?:Array|Set)<(.+)>$/.exec(type);
  if (list) return { type: 'array', items: schemaOf(list[1]!) };
  const map = /^\{ \[key: string\]: (.+); \}$/.exec(type);
  if (map) return { type: 'object', additionalProperties: schemaOf(map[1]!) };
  return BASIC[type] ?? { $ref: `#/definitions/${type}` };
}

const referred = (schema: Schema): string[] =>
  [...JSON.stringify(schema).matchAll(/#\/definitions\/(\w+)/g)].map(([, name]) => name!);

/** Fields without a question mark are required; the status is left out, as only the cluster writes it. */
async function define(name: string): Promise<void> {
  if (name in definitions) return;
  const model = (await import(join(models, `${name}.js`))) as Record<
    string,
    { getAttributeTypeMap(): Attribute[] }
  >;
  const declaration = readFileSync(join(models, `${name}.d.ts`), 'utf8');
  const attributes = model[name]!.getAttributeTypeMap()
    .filter(({ baseName }) => baseName !== 'status')
    .sort((a, b) => (a.baseName < b.baseName ? -1 : 1));
  const required = attributes
    .map(({ baseName }) => baseName)
    .filter((field) => declaration.includes(`    '${field}': `));
  const schema: Schema = {
    type: 'object',
    ...(required.length && { required }),
    properties: Object.fromEntries(attributes.map(({ baseName, type }) => [baseName, schemaOf(type)])),
  };
  definitions[name] = schema;
  for (const next of referred(schema)) await define(next);
}

/** To use a new kind in manifests, add it to `kinds` in the file and run this again. */
const { kinds } = JSON.parse(readFileSync(target, 'utf8')) as { kinds: Record<string, string> };
for (const definition of Object.values(kinds)) await define(definition);

const { version } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { version: string };
const [, release] = mustFind(
  'V1Pod.d.ts',
  readFileSync(join(models, 'V1Pod.d.ts'), 'utf8'),
  /OpenAPI spec version: release-([\d.]+)/,
);
const sorted = Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)));
const source = `Kubernetes ${release}, from @kubernetes/client-node ${version}`;
writeFileSync(target, JSON.stringify({ source, kinds, definitions: sorted }));
