import type { Doc } from '../values/bson/doc.ts';
import { applyProjection } from './apply-projection.ts';
import { parseProjection } from './parse-projection.ts';

/** The projection of a find command: included or excluded fields, computed fields, $elemMatch and `path.$`. */
export function compileProjection(spec: Doc, filter: Doc): (doc: Doc) => Doc {
  if (Object.keys(spec).length === 0) return (doc) => doc;
  return applyProjection(parseProjection(spec, { filter, now: new Date() }));
}

/** The $project stage: like find's projection, but without the array operators. */
export function compileProjectStage(spec: Doc, now: Date): (doc: Doc) => Doc {
  return applyProjection(parseProjection(spec, { now }));
}
