import { z } from 'zod';
import { Refusal } from './refusal';

/** A text, a number or a yes that a file may leave out; as a text, empty where there is none. */
export const said = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)));

/** A list that a file may leave out. */
export const listOf = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema)
    .nullish()
    .transform((all) => all ?? []);

/** What a file says, if it has the form that its format has; otherwise a refusal that tells where it has not. */
export function checked<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const path = error.issues[0]?.path ?? [];
  throw new Refusal('ficheroMalFormado', { donde: path.join('.').slice(0, 120) || 'el principio' });
}
