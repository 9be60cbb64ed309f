import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KubeObject } from './objects.ts';

interface Schema {
  $ref?: string;
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
  'x-kubernetes-int-or-string'?: boolean;
}

/** The kinds we use, with the definitions they need from Kubernetes's own OpenAPI document, without the status. */
const { kinds, definitions } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'kubernetes.json'), 'utf8'),
) as { kinds: Record<string, string>; definitions: Record<string, Schema> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const IS_OF_TYPE: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  array: Array.isArray,
  object: isRecord,
};

function validateRecord(value: Record<string, unknown>, schema: Schema, path: string): string[] {
  const { properties, additionalProperties, required = [] } = schema;
  const missing = required.filter((key) => value[key] === undefined).map((key) => `${path}.${key}: falta`);
  const inside = Object.entries(value).flatMap(([key, entry]) => {
    const known = properties?.[key] ?? additionalProperties;
    if (known) return validate(entry, known, `${path}.${key}`);
    return properties ? [`${path}.${key}: no existe en la API`] : [];
  });
  return [...missing, ...inside];
}

function validate(value: unknown, schema: Schema, path: string): string[] {
  if (schema.$ref) return validate(value, definitions[schema.$ref.split('/').at(-1)!]!, path);
  if (schema['x-kubernetes-int-or-string'])
    return typeof value === 'string' || Number.isInteger(value) ? [] : [`${path}: debe ser texto o entero`];
  if (schema.type && !IS_OF_TYPE[schema.type]!(value)) return [`${path}: debe ser ${schema.type}`];
  if (Array.isArray(value) && schema.items)
    return value.flatMap((entry, i) => validate(entry, schema.items!, `${path}[${i}]`));
  return isRecord(value) ? validateRecord(value, schema, path) : [];
}

/** What the API server would reject: unknown kinds and fields, wrong types, missing fields. */
export function schemaFaults(object: KubeObject): string[] {
  const definition = kinds[`${object.apiVersion} ${object.kind}`];
  if (!definition) return [`${object.apiVersion} ${object.kind}: no está entre los tipos conocidos`];
  const named = object.metadata?.name ? [] : ['.metadata.name: falta'];
  return [...named, ...validate(object, definitions[definition]!, '')];
}
