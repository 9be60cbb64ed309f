import { location } from '../errors.ts';
import { compileExpression } from '../aggregation/expression/compile-expression.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { applyProjection } from './apply-projection.ts';
import { nodeAt, projectionNode } from './projection-node.ts';
import type { ProjectionNode } from './projection-node.ts';

/** $addFields and $set: keeps the whole document and sets computed fields in it, also in every element of an array. */
export function compileAddFields(spec: Doc, now: Date): (doc: Doc) => Doc {
  const root = projectionNode();
  const collect = (path: string, value: Value): void => {
    if (path === '' || path.split('.').includes(''))
      throw location(40352, 'FieldPath cannot be constructed with empty string');
    if (path.startsWith('$'))
      throw location(
        16410,
        "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
      );
    if (isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$')) {
      for (const name of Object.keys(value)) collect(`${path}.${name}`, value[name]);
      return;
    }
    const expression = compileExpression(value);
    nodeAt(root, path).compute = (_current, doc) => expression({ root: doc, now });
  };
  for (const path of Object.keys(spec)) collect(path, spec[path]);
  return overlaying(root);
}

function overlaying(root: ProjectionNode): (doc: Doc) => Doc {
  return applyProjection({ root, mode: 'overlay' });
}
