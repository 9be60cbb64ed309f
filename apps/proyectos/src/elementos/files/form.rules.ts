/** A blank one is left out; any other blank field clears its value. */
const OMITTED_BLANK = new Set(['version', '_id']);

/** The value of a form's text as JSON would carry it. */
function valueOf(name: string, text: string, isNumber: boolean): unknown {
  if (!text.trim()) {
    if (OMITTED_BLANK.has(name)) return undefined;
    return name === 'despuesDe' ? null : text;
  }
  return isNumber ? Number(text) : text;
}

/** A form carries texts only: turns them into the JSON body of the same route. `numbers`: the fields that are some. */
export const bodyOf = (
  texts: ReadonlyMap<string, string>,
  numbers: ReadonlySet<string>,
): Record<string, unknown> =>
  Object.fromEntries([...texts].map(([name, text]) => [name, valueOf(name, text, numbers.has(name))]));
