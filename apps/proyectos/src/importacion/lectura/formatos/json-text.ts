import { MAX_DEPTH } from '../base/budget';
import { damaged, Refusal } from '../base/refusal';

const QUOTE = 0x22;
const ESCAPE = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Before it is parsed: whatever walks through a value goes as deep as it does. */
function assertDepth(text: string): void {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) at += code === ESCAPE ? 1 : 0;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new Refusal('ficheroProfundo', { max: MAX_DEPTH });
    } else if (CLOSING.has(code)) depth -= 1;
  }
}

/** What a JSON text says; refused with the line where it is none. */
export function jsonOf(source: string): unknown {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source;
  assertDepth(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = /position (\d+)/.exec((error as Error).message)?.[1];
    let linea = 1;
    const end = at === undefined ? text.length : Number(at);
    for (let next = text.indexOf('\n'); next !== -1 && next < end; next = text.indexOf('\n', next + 1))
      linea += 1;
    throw damaged(linea);
  }
}
