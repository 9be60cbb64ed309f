import { around, cellText, fenced, link, tableText } from './markdown';

/** What only the markup of Jira and Confluence has; a text without it stays as it is. */
const WIKI =
  /\{(?:code|noformat|quote|panel|color)[:}]|\{\{|^[ \t]*(?:(?:h[1-6]\.|bq\.|[*#]{1,10}|-{2,10})\s|\||-{4,}$)|\[[^\]|\n]{0,2000}\||\[(?:https?:|mailto:|~)|!\S|(?<![\p{L}\p{N}])[*+-](?=[^\s*+-])|\?\?|\\\\/mu;
const MAX_DEPTH = 5;
const BLOCK = /^\s*\{(code|noformat|quote|panel)(?::([^}\n]{0,300}))?\}/;
const HEADING = /^\s*h([1-6])\.\s+(.*)$/;
const QUOTE = /^\s*bq\.\s+(.*)$/;
const ITEM = /^\s*([*#-]{1,10})\s+(.*)$/;
// Marks of a word or more in one line: not within a word, nor around blanks.
const BOLD = /(?<![\p{L}\p{N}\\*])\*(?=\S)([^*\n]{0,500}[^\s*\\])\*(?![\p{L}\p{N}*])/gu;
const STRUCK = /(?<![\p{L}\p{N}\\-])-(?=\S)([^\n-]{0,500}[^\s\\-])-(?![\p{L}\p{N}-])/gu;
const ADDED = /(?<![\p{L}\p{N}\\+])\+(?=\S)([^+\n]{0,500}[^\s+\\])\+(?![\p{L}\p{N}+])/gu;
const CITED = /\?\?([^?\n]{1,500})\?\?/g;
const COLOR = /\{color(?::[^}\n]{0,40})?\}/g;
const LINKED = /\[([^[\]\n]{1,2000})\]/g;
const PICTURE = /!([^!\s|][^!|\n]{0,300}\.\w{2,5})(?:\|[^!\n]{0,200})?!/g;

/** `[texto|https://x.test]`, `[https://x.test]`, `[~ana]`; anything else in brackets is what it is. */
function linked(all: string, within: string): string {
  if (within.startsWith('~')) return `@${within.slice(1).replace(/^accountid:/, '')}`;
  const parts = within.split('|');
  const at = parts.findIndex((part) => /^(?:https?:\/\/|mailto:)/i.test(part.trim()));
  if (at < 0) return all;
  return link(at > 0 ? spans(parts.slice(0, at).join('|')) : '', parts[at]!.trim());
}

const spans = (line: string): string =>
  line
    .replaceAll(BOLD, (_all, said: string) => around(said, '**'))
    .replaceAll(STRUCK, (_all, said: string) => around(said, '~~'))
    .replaceAll(ADDED, '$1')
    .replaceAll(CITED, (_all, said: string) => around(said, '*'))
    .replaceAll(PICTURE, '[$1]');

/** What stands in a line: code and addresses are left as they are. */
function inline(line: string): string {
  const plain = line.replaceAll(COLOR, '').replaceAll(/(?<!\\)\\\\(?=\s|$)/g, '  \n');
  return plain
    .split(/(\{\{[^}\n]{1,1000}\}\})/)
    .map((part, i) =>
      i % 2
        ? around(part.slice(2, -2), '`')
        : part
            .split(/(\[[^[\]\n]{1,2000}\]|https?:\/\/\S{1,2000})/)
            .map((piece, j) => (j % 2 ? piece.replaceAll(LINKED, linked) : spans(piece)))
            .join(''),
    )
    .join('');
}

function isRow(line: string | undefined): boolean {
  const row = line?.trim() ?? '';
  return row.length > 1 && row.startsWith('|') && row.endsWith('|');
}

const rowOf = (line: string): string[] =>
  line
    .trim()
    .replaceAll('||', '|')
    .slice(1, -1)
    .split(/\|(?![^[\]]{0,2000}\])/)
    .map((cell) => cellText(inline(cell)));

/** Nested by how many signs stand before it; the last one says of which kind it is. */
function item([, signs = '', said = '']: RegExpExecArray): string {
  return `${'   '.repeat(signs.length - 1)}${signs.endsWith('#') ? '1.' : '-'} ${inline(said)}`;
}

/** One line, or the rows of one table; how many lines that were. */
function next(lines: readonly string[], at: number): [text: string, lines: number] {
  const line = lines[at]!;
  const heading = HEADING.exec(line);
  if (heading) return [`${'#'.repeat(Number(heading[1]))} ${inline(heading[2]!)}`, 1];
  const quote = QUOTE.exec(line);
  if (quote) return [`> ${inline(quote[1]!)}`, 1];
  if (/^\s*-{4,}\s*$/.test(line)) return ['---', 1];
  if (isRow(line)) {
    let end = at;
    while (isRow(lines[end])) end += 1;
    return [tableText(lines.slice(at, end).map(rowOf)), end - at];
  }
  const found = ITEM.exec(line);
  return [found ? item(found) : inline(line), 1];
}

/** What stands between two of the same word in braces, or to the end. */
function block(lines: readonly string[], at: number, found: RegExpExecArray, depth: number) {
  const [all, kind = '', how = ''] = found;
  const close = `{${kind}}`;
  const body: string[] = [];
  let rest = lines[at]!.slice(all.length);
  let end = at;
  while (!rest.includes(close) && end + 1 < lines.length) {
    body.push(rest);
    end += 1;
    rest = lines[end]!;
  }
  const cut = rest.indexOf(close);
  body.push(cut < 0 ? rest : rest.slice(0, cut));
  const inside = body
    .join('\n')
    .replace(/^\n/, '')
    .replace(/\n\s*$/, '');
  const after = cut < 0 ? '' : rest.slice(cut + close.length);
  const isCode = kind === 'code' || kind === 'noformat';
  const language = how.split('|').find((part) => !part.includes('=')) ?? '';
  const title = /title=([^|]+)/.exec(how)?.[1] ?? '';
  const quoted = [title && around(title, '**'), isCode ? '' : markdownOfWiki(inside, depth + 1)]
    .filter(Boolean)
    .join('\n');
  return {
    text: isCode
      ? fenced(inside, kind === 'code' ? language : '')
      : quoted
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n'),
    after,
    lines: end - at + 1,
  };
}

/** A list, a table or a block of code begins after an empty line, or Markdown takes it for the paragraph's. */
const needsGap = (before: string, text: string): boolean =>
  before !== '' && !/^\s*(?:[-#>|`]|\d+\.)/.test(before) && /^(?:[-|`>]|1\. )/.test(text);

/** The markup of Jira and Confluence as Markdown; in time that grows as its length does. */
export function markdownOfWiki(wiki: string, depth = 0): string {
  if (depth > MAX_DEPTH || !WIKI.test(wiki)) return wiki;
  const lines = wiki.replaceAll('\r\n', '\n').split('\n');
  const written: string[] = [];
  const add = (text: string): void => {
    if (needsGap(written.at(-1) ?? '', text)) written.push('');
    written.push(...text.split('\n'));
  };
  for (let at = 0; at < lines.length;) {
    const opened = BLOCK.exec(lines[at]!);
    if (opened) {
      const { text, after, lines: count } = block(lines, at, opened, depth);
      add(text);
      if (after.trim()) add(inline(after));
      at += count;
      continue;
    }
    const [text, count] = next(lines, at);
    add(text);
    at += count;
  }
  return written.join('\n');
}
