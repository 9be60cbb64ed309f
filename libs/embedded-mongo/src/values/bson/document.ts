export type { Doc, Value } from './doc.ts';
export { decode } from './decode.ts';
export { encode } from './encode.ts';
