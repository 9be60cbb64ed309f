import type { z } from 'zod';
import type { Derecho } from './derecho';
import type { ErrorKind } from './errores/errors';

export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a route takes, what it answers and who may call it. */
interface Details {
  /** What it does, in one sentence for who calls it: «Lee una historia». The API document shows it. */
  resumen: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The JSON of its answer; a content type: its answer is bytes. */
  reply: z.ZodType | string;
  /** Of its success; without it 201 for a POST and 200 for the rest. */
  status?: 200 | 202;
  /** Successes beside it: 200 for what already existed, 304 for what the client already has. */
  also?: readonly (200 | 304)[];
  /** Refusals that do not follow from its right and what it takes. */
  refuses?: readonly ErrorKind[];
  derecho: Derecho;
  /** Dangerous enough to ask whoever calls to show again who they are, if they last did a while ago. */
  reciente?: true;
  /** It will be gone: the day since which another is to be called (`2026-12-01`), and the last on which it answers. */
  retirada?: { desde: string; hasta: string };
  /** What a token that may only propose proposes by it, and what it is answered. */
  proposable?: { accion: string; entidad: string; reply: z.ZodType };
  /** Where it proposes the same, one by one, by another route: `PUT /api/historias/{id}/sprint`. */
  proposedBy?: string;
}

/** `path` without `/api/`, as Nest writes it: `historias/:id/comentarios`. */
export interface Ruta extends Details {
  method: Metodo;
  path: string;
}

/**
 * A route, said once: its controller is declared by it and the web calls it by it. The web's bundle keeps only the
 * method and the path (`apps/web/build/route-addresses.ts`), so nothing else of it may be read there, and both are
 * written out where it is defined.
 */
export const ruta = <const D extends Details>(method: Metodo, path: string, details: D) => ({
  method,
  path,
  ...details,
});

/** What is sent to a route, in the parts that it takes. */
export type PartOf<R, K extends 'params' | 'query' | 'body'> = R extends {
  [k in K]: infer S extends z.ZodType;
}
  ? z.input<S>
  : undefined;

/** What a route answers, where that is JSON. */
export type ReplyOf<R> = R extends { reply: infer S extends z.ZodType } ? z.output<S> : never;
