const NUMBERS = new Set(['tiempoEstimado', 'version']);
/** A blank one says nothing. */
const OMITTED_BLANK = new Set(['version', '_id']);

/** The value of a form's text as JSON would carry it. */
function valueOf(name: string, text: string): unknown {
  if (!text.trim()) {
    if (OMITTED_BLANK.has(name)) return undefined;
    return name === 'despuesDe' ? null : text;
  }
  return NUMBERS.has(name) ? Number(text) : text;
}

/** A form carries texts only: what the JSON body of the same route would be. */
export const bodyOf = (texts: ReadonlyMap<string, string>): Record<string, unknown> =>
  Object.fromEntries([...texts].map(([name, text]) => [name, valueOf(name, text)]));
