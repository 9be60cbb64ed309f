import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { KubeObject } from './objects.ts';

type Issue = z.core.$ZodIssue;

/** The API server ignores what it does not know; here it is a mistake. Two of its types are not of JSON Schema. */
function asChecked(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || key === 'properties') return value;
  if ('x-kubernetes-int-or-string' in value) return { anyOf: [{ type: 'string' }, { type: 'integer' }] };
  return 'properties' in value && !('additionalProperties' in value)
    ? { ...value, additionalProperties: false }
    : value;
}

/** The kinds we use, with the definitions they need from Kubernetes's own OpenAPI document, without the status. */
const { kinds, definitions } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'kubernetes.json'), 'utf8').replaceAll('#/definitions/', '#/$defs/'),
  asChecked,
) as { kinds: Record<string, string>; definitions: Record<string, object> };

const schemas = new Map(
  Object.entries(kinds).map(([kind, name]) => [
    kind,
    z.fromJSONSchema({ ...definitions[name], $defs: definitions } as never),
  ]),
);

/** Kubernetes has no other numbers. */
const typeOf = (expected: string): string => (['number', 'int'].includes(expected) ? 'integer' : expected);

const where = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');

function said(issue: Issue): string[] {
  const at = where(issue.path);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${at}.${key}: no existe en la API`);
  if (issue.code === 'invalid_union') return [`${at}: debe ser texto o entero`];
  if (issue.code !== 'invalid_type') return [`${at}: ${issue.message}`];
  return [`${at}: ${issue.input === undefined ? 'falta' : `debe ser ${typeOf(issue.expected)}`}`];
}

/** What the API server would reject: unknown kinds and fields, wrong types, missing fields. */
export function schemaFaults(object: KubeObject): string[] {
  const kind = `${object.apiVersion} ${object.kind}`;
  const schema = schemas.get(kind);
  if (!schema) return [`${kind}: no está entre los tipos conocidos`];
  const named = object.metadata?.name ? [] : ['.metadata.name: falta'];
  const { error } = schema.safeParse(object, { reportInput: true });
  return [...named, ...(error?.issues ?? []).flatMap(said)];
}
