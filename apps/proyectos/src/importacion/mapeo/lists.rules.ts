/** What a cell lists: between commas, semicolons or lines, in brackets or not; what is in quotes is one thing. */
export function listIn(cell: string): string[] {
  const trimmed = cell.trim();
  const text = trimmed.startsWith('[') && trimmed.endsWith(']') ? trimmed.slice(1, -1) : trimmed;
  const found: string[] = [];
  let [from, isQuoted] = [0, false];
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    const isEnd =
      at === text.length || (!isQuoted && (text[at] === ',' || text[at] === ';' || text[at] === '\n'));
    if (!isEnd) continue;
    found.push(unquoted(text.slice(from, at).trim()));
    from = at + 1;
  }
  return found.filter(Boolean);
}

const unquoted = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text;

/** One thing that a cell of several says; the opposite of how it is read. */
export const listed = (text: string): string =>
  /[,;\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
