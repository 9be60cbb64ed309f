import { z } from 'zod';
import { nombreDeSobrante } from '../../mapeo/palabras/sobrantes';

/** Something that a file says and no column has: where it stands, how often it is said, and once what. */
export interface Sobrante {
  nombre: string;
  filas: number;
  ejemplos: string[];
}

const MAX_SAMPLE_LENGTH = 120;
/** Whoever invents a field for each record gets no list as long as the file; how many more there are is told. */
const MAX_FIELDS = 200;
const MAX_COUNTED = 10_000;
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

export interface Leido {
  /** What the document is of: `Tablero`. */
  raiz: string;
  /** The places that its reader sees to by itself. */
  taken?: RegExp | undefined;
}

/** Collects what nothing takes, by its place. */
export class LeftOver {
  private readonly found = new Map<string, Sobrante>();
  private readonly more = new Map<string, string>();
  private moreTimes = 0;
  private readonly raiz: string;
  private readonly taken: RegExp | undefined;

  constructor({ raiz, taken }: Leido) {
    this.raiz = raiz;
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
      else if (!IDENTIFIER.test(name)) this.add(place, said);
    }
  }

  /** Something that is said at this place; nothing if its reader sees to it. */
  add(place: string, said: unknown): void {
    if (this.taken?.test(place) || !says(said)) return;
    const one = this.found.get(place);
    if (one) one.filas += 1;
    else if (this.found.size < MAX_FIELDS)
      this.found.set(place, {
        nombre: nombreDeSobrante(place, this.raiz),
        filas: 1,
        ejemplos: [shown(said)],
      });
    else this.addMore(place, said);
  }

  private addMore(place: string, said: unknown): void {
    this.moreTimes += 1;
    if (this.more.size < MAX_COUNTED && !this.more.has(place)) this.more.set(place, shown(said));
  }

  result(): Sobrante[] {
    const [first] = this.more;
    if (!first) return [...this.found.values()];
    const count = this.more.size < MAX_COUNTED ? `${this.more.size}` : `más de ${MAX_COUNTED}`;
    const nombre = this.more.size === 1 ? 'Y 1 dato más' : `Y ${count} datos más`;
    return [
      ...this.found.values(),
      { nombre, filas: this.moreTimes, ejemplos: [`${first[0]}: ${first[1]}`.slice(0, MAX_SAMPLE_LENGTH)] },
    ];
  }
}

/**
 * What a document says in fields that its schema does not name: nothing that a tool adds to its export is lost without a
 * word.
 */
export function leftOver(schema: z.ZodType, value: unknown, leido: Leido): Sobrante[] {
  const all = new LeftOver(leido);
  all.into(schema, value, '');
  return all.result();
}
