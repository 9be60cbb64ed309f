import { z } from 'zod';
import { around, cellText, fenced, link, literal, prefixed, tableText } from './markdown';
import { markdownOfWiki } from './markdown-of-wiki';

type Node = Record<string, unknown>;

const record = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Nobody nests so deep by hand. */
const MAX_DEPTH = 60;
const DAY = z.coerce.number().min(0).max(8e12);
/** Marks of theirs that Markdown has, from the innermost outwards. */
const MARKS: readonly (readonly [string, string])[] = [
  ['strike', '~~'],
  ['em', '*'],
  ['strong', '**'],
];

/** A text with its marks and where it leads. */
function marked(node: Node): string {
  const said = text(node['text']);
  const marks = new Map(
    (Array.isArray(node['marks']) ? node['marks'].map(record) : []).map((mark) => [text(mark['type']), mark]),
  );
  const href = text(record(marks.get('link')?.['attrs'])['href']);
  if (href && (href === said || !said.trim())) return href;
  const isCode = marks.has('code') && !said.includes('`');
  let written = isCode ? around(said, '`') : literal(said);
  for (const [type, mark] of MARKS) if (marks.has(type)) written = around(written, mark);
  return href ? link(written, href) : written;
}

const LEAVES: Record<string, (attrs: Node, node: Node) => string> = {
  text: (_, node) => marked(node),
  hardBreak: () => '\n',
  mention: ({ text: name, id }) => text(name) || `@${text(id)}`,
  emoji: ({ text: shown, shortName }) => text(shown) || text(shortName),
  date: ({ timestamp }) => {
    const { success, data } = DAY.safeParse(timestamp);
    // A day of theirs is midnight in UTC.
    return success ? new Date(data).toISOString().split('T', 1)[0]! : text(timestamp);
  },
  status: ({ text: shown }) => `[${text(shown)}]`,
  inlineCard: ({ url }) => text(url),
  media: ({ alt, url, id }) => `[${text(alt) || text(url) || text(id)}]`,
  mediaInline: ({ alt, id }) => `[${text(alt) || text(id)}]`,
  placeholder: ({ text: shown }) => text(shown),
  // What somebody has added to Jira draws it: what it says of itself is all that there is.
  inlineExtension: ({ text: shown, extensionKey }) => `[${text(shown) || text(extensionKey)}]`,
};

const contentOf = (node: Node): readonly unknown[] => (Array.isArray(node['content']) ? node['content'] : []);

/** What stands within a line. */
const inlineOf = (node: Node, depth: number): string =>
  contentOf(node)
    .map((child) => written(child, depth + 1))
    .join('');

/** What stands one below the other, with an empty line between; items of a list have none. */
const blocksOf = (node: Node, depth: number, between = '\n\n'): string =>
  contentOf(node)
    .map((child) => written(child, depth + 1).replace(/\n+$/, ''))
    .filter((block) => block.trim())
    .join(between);

const itemOf = (own: string, marker: string): string =>
  prefixed(own.replaceAll(/\n{2,}(?=[-\d])/g, '\n'), marker, ' '.repeat(marker.length));

function listOf(node: Node, depth: number, markerOf: (item: Node, place: number) => string): string {
  return contentOf(node)
    .map((child, place) => {
      const item = record(child);
      const isList = /List$/.test(text(item['type']));
      const own = isList ? written(item, depth + 1) : blocksOrLine(item, depth + 1);
      return isList ? prefixed(own, '  ', '  ') : itemOf(own, markerOf(item, place));
    })
    .join('\n');
}

const INLINE = new Set(Object.keys(LEAVES));
/** Items of tasks and decisions hold a line, those of lists blocks. */
const blocksOrLine = (node: Node, depth: number): string =>
  contentOf(node).every((child) => INLINE.has(text(record(child)['type'])))
    ? inlineOf(node, depth)
    : blocksOf(node, depth);

const BLOCKS: Record<string, (node: Node, depth: number) => string> = {
  paragraph: inlineOf,
  caption: inlineOf,
  heading: (node, depth) => {
    const { success, data } = z.coerce.number().int().min(1).max(6).safeParse(record(node['attrs'])['level']);
    return `${'#'.repeat(success ? data : 1)} ${inlineOf(node, depth).replaceAll('\n', ' ')}`;
  },
  codeBlock: (node) =>
    fenced(
      contentOf(node)
        .map((child) => text(record(child)['text']))
        .join(''),
      text(record(node['attrs'])['language']),
    ),
  rule: () => '---',
  blockquote: (node, depth) => prefixed(blocksOf(node, depth), '> ', '> '),
  panel: (node, depth) => prefixed(blocksOf(node, depth), '> ', '> '),
  bulletList: (node, depth) => listOf(node, depth, () => '- '),
  orderedList: (node, depth) => {
    const first = Math.trunc(Number(record(node['attrs'])['order']) || 1);
    return listOf(node, depth, (_, place) => `${first + place}. `);
  },
  taskList: (node, depth) =>
    listOf(node, depth, (item) => `- [${record(item['attrs'])['state'] === 'DONE' ? 'x' : ' '}] `),
  decisionList: (node, depth) => listOf(node, depth, () => '- '),
  table: (node, depth) =>
    tableText(
      contentOf(node).map((row) =>
        contentOf(record(row)).map((cell) => cellText(blocksOf(record(cell), depth + 2))),
      ),
    ),
  expand: (node, depth) => titled(node, depth),
  nestedExpand: (node, depth) => titled(node, depth),
  blockCard: (node) => text(record(node['attrs'])['url']),
  embedCard: (node) => text(record(node['attrs'])['url']),
  extension: (node) => {
    const { text: shown, extensionKey } = record(node['attrs']);
    return `[${text(shown) || text(extensionKey)}]`;
  },
};

function titled(node: Node, depth: number): string {
  const title = text(record(node['attrs'])['title']);
  return [title && around(literal(title), '**'), blocksOf(node, depth)].filter(Boolean).join('\n\n');
}

const find = <T>(record: Record<string, T>, type: string): T | undefined =>
  Object.hasOwn(record, type) ? record[type] : undefined;

function written(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) return '';
  const node = record(value);
  const type = text(node['type']);
  const leaf = find(LEAVES, type);
  if (leaf) return leaf(record(node['attrs']), node);
  return find(BLOCKS, type)?.(node, depth) ?? blocksOf(node, depth);
}

/** Atlassian's document format as Markdown; a text is the markup that Jira had before it. */
export const textOfDocument = (value: unknown): string =>
  typeof value === 'string' ? markdownOfWiki(value) : written(value, 0).trim();
