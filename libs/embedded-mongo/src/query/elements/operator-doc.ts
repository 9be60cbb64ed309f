import { isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';

/** True for documents that state conditions, such as `{ $gt: 1 }`; a DBRef (`$ref`, `$id`, `$db`) is a value. */
export function isOperatorDoc(value: Value): value is Doc {
  if (!isDoc(value)) return false;
  const [first] = Object.keys(value);
  return (
    first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id' && first !== '$db'
  );
}
