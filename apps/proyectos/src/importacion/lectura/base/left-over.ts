import { z } from 'zod';

/** Something that a file says and no column has: where it stands, how often it is said, and once what. */
export interface Sobrante {
  nombre: string;
  filas: number;
  ejemplos: string[];
}

const MAX_SAMPLE_LENGTH = 120;
/** Whoever invents a field for each record gets no list as long as the file. */
const MAX_FIELDS = 200;
/** What others are called by, which says nothing by itself: `_id`, `idBoard`, `labelIds`. */
const IDENTIFIER = /^(_?(id|uuid|gid|nodeId|guid|slug|hashId)|id[A-Z].*|.*(?:Id|_id|Ids|_ids))$/;

const says = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(says)
    : value !== undefined && value !== null && value !== '' && value !== false && value !== 0;

const shown = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value as string)).slice(0, MAX_SAMPLE_LENGTH);

/** The schema itself, without what says that it may be absent or what it becomes. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return inner(schema.unwrap());
  return schema instanceof z.ZodPipe ? inner(schema.in) : schema;
}

class Walk {
  readonly found = new Map<string, Sobrante>();
  private readonly taken: RegExp | undefined;

  constructor(taken: RegExp | undefined) {
    this.taken = taken;
  }

  into(asked: z.core.$ZodType, value: unknown, path: string): void {
    const schema = inner(asked);
    if (schema instanceof z.ZodArray && Array.isArray(value))
      for (const one of value) this.into(schema.element, one, path);
    if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return;
    for (const [name, said] of Object.entries(value)) {
      const place = path ? `${path}.${name}` : name;
      const known = Object.hasOwn(schema.shape, name) ? (schema.shape[name] as z.core.$ZodType) : undefined;
      if (known) this.into(known, said, place);
      else if (!IDENTIFIER.test(name) && !this.taken?.test(place) && says(said)) this.add(place, said);
    }
  }

  private add(nombre: string, said: unknown): void {
    const one = this.found.get(nombre);
    if (one) one.filas += 1;
    else if (this.found.size < MAX_FIELDS)
      this.found.set(nombre, { nombre, filas: 1, ejemplos: [shown(said)] });
  }
}

/**
 * What a document says in fields that its schema does not name: nothing that a tool adds to its export is lost without a
 * word. `taken`: the places that its reader sees to by itself.
 */
export function leftOver(schema: z.ZodType, value: unknown, taken?: RegExp): Sobrante[] {
  const walk = new Walk(taken);
  walk.into(schema, value, '');
  return [...walk.found.values()];
}
