import type { CambioHecho, ValorHecho } from '@pmp/contracts/common';

const isId = (value: object): value is { toHexString(): string } => 'toHexString' in value;

function valueOf(value: unknown): ValorHecho {
  if (value instanceof Date) return value.toISOString();
  if (value === undefined || value === null) return null;
  if (typeof value === 'object') return isId(value) ? value.toHexString() : JSON.stringify(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

/** One change for each value removed from the list and one for each value added. */
function listChanges(campo: string, before: readonly unknown[], after: readonly unknown[]): CambioHecho[] {
  const [former, present] = [new Set(before.map(valueOf)), new Set(after.map(valueOf))];
  return [
    ...[...former].filter((value) => !present.has(value)).map((de) => ({ campo, de, a: null })),
    ...[...present].filter((value) => !former.has(value)).map((a) => ({ campo, de: null, a })),
  ];
}

/** The fields of `after` that differ from `before`, in the form in which a fact reports them. */
export const detalleOf = (before: object, after: object): CambioHecho[] =>
  Object.entries(after).flatMap(([campo, value]) => {
    const former = (before as Record<string, unknown>)[campo];
    if (Array.isArray(value)) return listChanges(campo, Array.isArray(former) ? former : [], value);
    const [de, a] = [valueOf(former), valueOf(value)];
    return de === a ? [] : [{ campo, de, a }];
  });
