import { Types } from 'mongoose';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { Kind } from '../elementos/kinds/kind';

/** They say how to change, and not what. */
const NOT_FIELDS = new Set(['_id', 'version', 'proyecto', 'despuesDe', 'completarTareas']);

const plain = (value: unknown): unknown => {
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null && '_id' in value) {
    const { _id, ...rest } = value as { _id: unknown };
    return { ...rest, _id: plain(_id) };
  }
  return value ?? null;
};

/** What these fields of the item are now, as a change that would put them back. */
export function inverseOf(
  { parent }: Pick<Kind, 'parent'>,
  doc: ElementoDoc,
  campos: readonly string[],
): Record<string, unknown> {
  const fieldOf = (campo: string): string => (campo === parent?.campo ? parent.field : campo);
  const lists = new Set(['etiquetas', 'criterios']);
  return Object.fromEntries(
    campos
      .filter((campo) => !NOT_FIELDS.has(campo))
      .map((campo) => {
        const value = plain((doc as unknown as Record<string, unknown>)[fieldOf(campo)]);
        return [campo, value === null && lists.has(campo) ? [] : value];
      }),
  );
}
