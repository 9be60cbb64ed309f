import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '../errors/domain-error';

/** The deepest body that a route takes has some eight levels, and that of a forge some ten. */
export const MAX_BODY_DEPTH = 32;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const OPENING = '[{'.split('').map((letter) => letter.charCodeAt(0));
const CLOSING = ']}'.split('').map((letter) => letter.charCodeAt(0));

/**
 * Why JSON is refused that is nested too deep; null: it is not. Asked before it is parsed, because what recurses over it
 * later would overflow the stack.
 */
export function depthError(json: string): DomainError | null {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json.charCodeAt(at);
    if (letter === QUOTE) quoted = !quoted;
    else if (letter === BACKSLASH) at += 1;
    else if (quoted) continue;
    else if (CLOSING.includes(letter)) depth -= 1;
    else if (OPENING.includes(letter) && (depth += 1) > MAX_BODY_DEPTH)
      return new DomainError(erroresComunes.cuerpoDemasiadoHondo, { max: MAX_BODY_DEPTH });
  }
  return null;
}
