/** What people put before the lines of a list. */
const MARK = /^\s*(?:[-*•–]|\[[ x]\]|\d+[.)])\s+/i;

/** The titles in a pasted text, one a line; none where it is a single line, which is pasted as usual. */
export const pastedLines = (text: string): string[] => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(MARK, '').trim())
    .filter(Boolean);
  return lines.length > 1 ? lines : [];
};
