import fc from 'fast-check';
import type { JsonSchema } from '../api-document.ts';
import { hostileValue } from './hostile.ts';
import { idFor, type Ids } from './ids.ts';

const HEX_ID = /\[0-9a-f\]\{24\}/;

/** Values that the schema allows, with ids of existing things; for unknown schemas, any value. */
function allowedBy(schema: JsonSchema, ids: Ids, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map((variant) => allowedBy(variant, ids, name)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, ids, name);
    case 'integer':
      return fc.integer({ min: Math.max(0, schema.minimum ?? 0), max: Math.min(100, schema.maximum ?? 100) });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 100, noNaN: true });
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(allowedBy(schema.items ?? {}, ids, name), { maxLength: 4 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([field, child]) => [
            field,
            allowedBy(child, ids, field === '_id' ? name : field),
          ]),
        ),
        { requiredKeys: [] },
      );
    default:
      return hostileValue;
  }
}

function textOf(schema: JsonSchema, ids: Ids, name: string): fc.Arbitrary<string> {
  if (schema.pattern && HEX_ID.test(schema.pattern)) return idFor(name, ids);
  if (name === 'clave') return fc.stringMatching(/^[A-Z]{8}$/);
  if (schema.pattern?.includes('@')) return fc.constantFrom('ana@ejemplo.es', 'b@ejemplo.es');
  if (schema.pattern?.includes('\\d{4}') || schema.format?.startsWith('date'))
    return fc.constantFrom('2026-11-20', '2026-12-04', '');
  return fc.constantFrom('Texto', 'Otro texto', 'secreta-9');
}

/** An object of the schema with wrong values in some fields, most often in one. */
export function spoiled(schema: JsonSchema, ids: Ids): fc.Arbitrary<Record<string, unknown>> {
  const properties = schema.properties ?? {};
  const right = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, child]) => [name, allowedBy(child, ids, name)] as const),
    ),
    { requiredKeys: Object.keys(properties).filter((name) => name !== '_id' && name !== 'version') },
  );
  const name = fc.constantFrom(...Object.keys(properties), '__proto__', '$set', 'rol');
  const wrong = fc.array(fc.tuple(name, hostileValue), { minLength: 1, maxLength: 3 });
  return fc.tuple(right, wrong).map(([fields, faults]) => {
    const chosen = faults.slice(0, 1 + (faults.length % 2));
    return Object.fromEntries([...Object.entries(fields), ...chosen]);
  });
}
