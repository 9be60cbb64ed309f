import { plainWords } from '@pmp/contracts/common/markdown';

/** What Markdown reads as form wherever it stands. */
const SIGNS = /[\\`*_[\]<~]/g;
/** What it reads as form where a line begins. */
const BEGINNINGS = /^([ \t]*)(#{1,6}(?=\s)|>|[-+](?=\s)|\d{1,9}(?=[.)]\s))/gm;

/** A text that says the same once it is read as Markdown; only what would be read as form is changed. */
export const literal = (text: string): string =>
  plainWords(text) === text.trim()
    ? text
    : text
        .replaceAll(SIGNS, String.raw`\$&`)
        .replaceAll(BEGINNINGS, (_all, blanks: string, sign: string) =>
          /^\d/.test(sign) ? `${blanks}${sign}\\` : `${blanks}\\${sign}`,
        );

/** A link, or its address alone where its text says no more. */
export function link(text: string, href: string): string {
  const bare = href.replace(/^mailto:/i, '');
  if (!text.trim() || text === href || text === bare) return bare;
  return `[${text}](${href.trim().replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

/** Marks around what is said, and not around the blanks at its ends, where Markdown would not read them. */
export function around(text: string, mark: string): string {
  const said = text.trim();
  if (!said) return text;
  const at = text.indexOf(said);
  return `${text.slice(0, at)}${mark}${said}${mark}${text.slice(at + said.length)}`;
}

/** A block of code, with a fence that it has not inside. */
export function fenced(code: string, language = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${/^[\w+#-]{1,30}$/.test(language) ? language : ''}\n${code.replace(/\n$/, '')}\n${fence}`;
}

/** Each line with something before it; the first one with its own. */
export const prefixed = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, i) => (i === 0 ? `${first}${line}` : line ? `${others}${line}` : others.trimEnd()))
    .join('\n');

/** What stands in one cell of a table. */
export const cellText = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*\n+\s*/g, ' ')
    .replaceAll(/(?<!\\)\|/g, String.raw`\|`);

/** A table; its first row is its heading, as Markdown knows none without. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, i) => cells[i] ?? '').join(' | ')} |`;
  const [first = [], ...others] = rows;
  return [line(first), line(Array.from({ length: width }, () => '---')), ...others.map(line)].join('\n');
}
