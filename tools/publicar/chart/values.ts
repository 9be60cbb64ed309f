import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, parse, parseDocument, stringify } from 'yaml';
import { podOf, ofKind } from '../../k8s/objetos/objects.ts';
import { configurationOf, type Rendered } from './rendered.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

const BASE = 'k8s/base/kustomization.yaml';

/** What the kustomization says of each variable and each ConfigMap, by `comun` and by `comun.LOG_NIVEL`. */
function commentsOfBase(): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, comment: unknown) => {
    if (typeof comment === 'string') found.set(name, comment);
  };
  const configs = parseDocument(readFileSync(BASE, 'utf8')).get('configMapGenerator');
  if (!isSeq(configs)) throw new Error(`${BASE} has no configMapGenerator`);
  for (const config of configs.items) {
    if (!isMap(config)) continue;
    const name = String(config.get('name')).replace('pmp-', '');
    note(name, config.commentBefore);
    const literals = config.get('literals');
    if (!isSeq(literals)) continue;
    note(name, config.commentBefore);
    for (const literal of literals.items)
      if (isScalar(literal)) note(`${name}.${String(literal.value).split('=')[0]}`, literal.commentBefore);
    // A comment before the first of a list belongs to the list.
    const [first] = literals.items;
    if (isScalar(first)) note(`${name}.${String(first.value).split('=')[0]}`, literals.commentBefore);
  }
  return found;
}

const commentLines = (comment: string | undefined, indent: string): string =>
  comment
    ? comment
        .split('\n')
        .map((line) => `${indent}#${line}\n`)
        .join('')
    : '';

/** The ConfigMaps as values, each variable with what the manifests say of it. */
function configurationText(rendered: Rendered): string {
  const comments = commentsOfBase();
  const sections = [...configurationOf(rendered)].map(([name, data]) => {
    const lines = Object.entries(data).map(
      ([key, value]) =>
        `${commentLines(comments.get(`${name}.${key}`), '    ')}    ${key}: ${JSON.stringify(value)}\n`,
    );
    return `${commentLines(comments.get(name), '  ')}  ${name}:\n${lines.join('')}`;
  });
  return `# Variables of the processes (docs/configuracion.md), all of them text; an empty one counts as absent.
configuracion:
${sections.join('')}`;
}

/** How many of each process there are, and what they take. */
function sizesText({ lasting }: Rendered): string {
  const scalers = new Map(
    ofKind(lasting, 'HorizontalPodAutoscaler').map((one) => [one.metadata.name, one.spec]),
  );
  const sizes = Object.fromEntries(
    ofKind(lasting, 'Deployment').map((workload) => {
      const { name } = workload.metadata;
      const { minReplicas: minimo, maxReplicas: maximo } = scalers.get(name);
      return [name, { replicas: { minimo, maximo }, recursos: podOf(workload).containers[0].resources }];
    }),
  );
  return `# Replicas, between which the autoscaler chooses, and resources. \`kubectl scale\` is undone by the autoscaler.\n${stringify(
    { procesos: sizes },
  )}`;
}

/** values.yaml of the chart: what is written by hand, and what the manifests say. */
export const valuesOf = (written: string, rendered: Rendered): string =>
  [written, sizesText(rendered), configurationText(rendered)].join('\n');

const RESOURCES: Loose = { type: 'object' };
const OPEN = new Set(['anotaciones']);

/** What Helm holds the values of an installation against: a mistyped name must not be ignored. */
function shapeOf(value: Loose, name: string): Loose {
  if (name === 'recursos') return RESOURCES;
  if (Array.isArray(value)) return { type: 'array', items: { type: typeof (value[0] ?? {}) } };
  if (typeof value === 'number') return { type: 'integer', minimum: 1 };
  if (typeof value !== 'object') return { type: typeof value };
  if (OPEN.has(name)) return { type: 'object', additionalProperties: { type: 'string' } };
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner, key)])),
  };
}

export const schemaOf = (values: string): Loose => {
  const shape = shapeOf(parse(values), '');
  // Helm puts these there by itself.
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...shape,
    properties: { ...shape.properties, global: {} },
  };
};
