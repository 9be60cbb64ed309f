import { z } from 'zod';
import type { Api, Route } from '../api-document.ts';
import type { Answer } from '../door.ts';

const JSON_TYPE = /^application\/json\b/;
const NO_BODY = 304;

export interface Documented {
  /** Routes whose document does not describe a successful reply. */
  silent: string[];
  /** How a reply differs from what the document allows. */
  faultsOf(name: string, answer: Answer): string[];
}

const successesOf = ({ replies }: Route) =>
  Object.entries(replies).filter(([status]) => status.startsWith('2'));

const says = (content: Record<string, object>): boolean =>
  Object.values(content).some((schema) => Object.keys(schema).length > 0);

function bodyFaults(schema: z.ZodType, text: string): string[] {
  const read = schema.safeParse(JSON.parse(text));
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** Reads the document as a client without the source would: every field of a reply must be allowed by it. */
export function documentedBy({ routes, schemas }: Api): Documented {
  const known = new Map<string, z.ZodType>();
  const schemaOf = (name: string, status: number, own: object): z.ZodType => {
    const key = `${name} ${status}`;
    const made =
      known.get(key) ??
      z.fromJSONSchema(
        JSON.parse(
          JSON.stringify({ ...own, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/'),
        ) as never,
      );
    known.set(key, made);
    return made;
  };
  return {
    silent: routes
      .filter((route) => !successesOf(route).some(([, content]) => says(content)))
      .map(({ name }) => name),
    faultsOf(name, { status, headers, text }) {
      const replies = routes.find((route) => route.name === name)?.replies;
      const content = replies?.[status] ?? (status >= 400 ? replies?.['default'] : undefined);
      if (!content) return [`el documento no dice que conteste ${status}`];
      if (status === NO_BODY || !JSON_TYPE.test(String(headers['content-type']))) return [];
      const own = content['application/json'];
      return own ? bodyFaults(schemaOf(name, status, own), text) : ['el documento no dice que sea JSON'];
    },
  };
}
