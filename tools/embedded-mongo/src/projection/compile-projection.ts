import type { Doc } from '../values/doc.ts';
import { applyProjection } from './apply-projection.ts';
import { parseProjection } from './parse-projection.ts';

export interface ProjectionContext {
  /** The filter that found the document, for the positional `path.$`. */
  filter?: Doc;
  variables?: Doc;
  now?: Date;
}

/** The projection of a find command: fields in or out, computed fields, $slice, $elemMatch and `path.$`. */
export function compileProjection(
  spec: Doc,
  filter?: Doc,
  context: Omit<ProjectionContext, 'filter'> = {},
): (doc: Doc) => Doc {
  if (Object.keys(spec).length === 0) return (doc) => doc;
  return applyProjection(parseProjection(spec, { ...context, filter, find: true }));
}

/** The $project stage: as in find, but without its array operators. */
export function compileProjectStage(spec: Doc, variables: Doc, now: Date): (doc: Doc) => Doc {
  return applyProjection(parseProjection(spec, { variables, now, find: false }));
}
