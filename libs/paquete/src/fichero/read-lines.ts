import { canonicalJson } from './canonical';
import { lineSchemas, type Kind, type Line } from '../lines/lines';

export interface ReadLine<K extends Kind> {
  line: Line<K>;
  text: string;
}

function parse(kind: Kind, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${kind}: una línea no es JSON`);
  }
}

/** The lines of a part, each validated by the contracts and in this product's own spelling. */
export function* readLines<K extends Kind>(kind: K, bytes: Buffer): Generator<ReadLine<K>> {
  const lines = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n');
  if (lines.pop() !== '') throw new Error(`${kind}: una línea está cortada`);
  for (const text of lines) {
    const parsed = lineSchemas[kind].safeParse(parse(kind, text));
    if (!parsed.success) {
      const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
      throw new Error(`${kind}: ${path.join('.')}: ${message}`);
    }
    if (canonicalJson(parsed.data) !== text) throw new Error(`${kind}: una línea no está en forma canónica`);
    yield { line: parsed.data as Line<K>, text };
  }
}
