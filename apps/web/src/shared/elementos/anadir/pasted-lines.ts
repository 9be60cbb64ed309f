/** List markers before a line. */
const MARK = /^\s*(?:[-*•–]|\[[ x]\]|\d+[.)])\s+/i;

/** The titles in a pasted text, one per line; none for a single line, which is pasted as usual. */
export const pastedLines = (text: string): string[] => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(MARK, '').trim())
    .filter(Boolean);
  return lines.length > 1 ? lines : [];
};
