import { idOf, type KubeObject } from './objetos/objects.ts';
import type { Fault } from './reglas/rule.ts';
import { rules } from './reglas/rules.ts';
import { schemaFaults } from './objetos/schema.ts';

/** Rules only work on objects of the right shape, so they are skipped if the schema finds a fault. */
export function faultsOf(objects: KubeObject[]): (Fault & { rule: string })[] {
  const shape = objects.flatMap((object) =>
    schemaFaults(object).map((what) => ({ object: idOf(object), what, rule: 'esquema' })),
  );
  if (shape.length) return shape;
  return rules.flatMap((rule) => rule.check(objects).map((found) => ({ ...found, rule: rule.name })));
}
