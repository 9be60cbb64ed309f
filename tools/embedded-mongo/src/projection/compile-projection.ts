import type { Doc } from '../values/bson/doc.ts';
import { applyProjection } from './apply-projection.ts';
import { parseProjection } from './parse-projection.ts';

export interface ProjectionContext {
  /** The filter of the query, needed for the positional `path.$`. */
  filter?: Doc;
  variables?: Doc;
  now?: Date;
}

/** The projection of a find command: included or excluded fields, computed fields, $slice, $elemMatch and `path.$`. */
export function compileProjection(
  spec: Doc,
  filter?: Doc,
  context: Omit<ProjectionContext, 'filter'> = {},
): (doc: Doc) => Doc {
  if (Object.keys(spec).length === 0) return (doc) => doc;
  return applyProjection(parseProjection(spec, { ...context, filter, find: true }));
}

/** The $project stage: like find's projection, but without the array operators. */
export function compileProjectStage(spec: Doc, variables: Doc, now: Date): (doc: Doc) => Doc {
  return applyProjection(parseProjection(spec, { variables, now, find: false }));
}
