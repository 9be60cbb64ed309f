import type { z } from 'zod';

type Def = {
  type: string;
  shape?: Record<string, unknown>;
  in?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  left?: z.ZodType;
  right?: z.ZodType;
};

/** The names of the fields that a schema reads from an object, whatever is done with them afterwards. */
export function camposDe(schema: z.ZodType | undefined): ReadonlySet<string> {
  if (!schema) return new Set();
  const { shape, in: first, innerType, options, left, right } = schema.def as unknown as Def;
  if (shape) return new Set(Object.keys(shape));
  const parts = [first, innerType, left, right, ...(options ?? [])].filter((part) => part !== undefined);
  return new Set(parts.flatMap((part) => [...camposDe(part)]));
}
