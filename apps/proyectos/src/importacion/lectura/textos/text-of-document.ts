import { z } from 'zod';

type Node = Record<string, unknown>;

const record = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Nobody nests so deep by hand. */
const MAX_DEPTH = 60;
const DAY = z.coerce.number().min(0).max(8e12);

/** Where a node leads, unless its text says so already. */
function marked(node: Node): string {
  const said = text(node['text']);
  const marks = Array.isArray(node['marks']) ? node['marks'].map(record) : [];
  const href = text(record(marks.find(({ type }) => type === 'link')?.['attrs'])['href']);
  return href && href !== said ? `${said} (${href})` : said;
}

const LEAVES: Record<string, (attrs: Node, node: Node) => string> = {
  text: (_, node) => marked(node),
  hardBreak: () => '\n',
  rule: () => '---\n',
  mention: ({ text: name, id }) => text(name) || `@${text(id)}`,
  emoji: ({ text: shown, shortName }) => text(shown) || text(shortName),
  date: ({ timestamp }) => {
    const { success, data } = DAY.safeParse(timestamp);
    // A day of theirs is midnight in UTC.
    return success ? new Date(data).toISOString().split('T', 1)[0]! : text(timestamp);
  },
  status: ({ text: shown }) => `[${text(shown)}]`,
  inlineCard: ({ url }) => text(url),
  blockCard: ({ url }) => `${text(url)}\n`,
  embedCard: ({ url }) => `${text(url)}\n`,
  media: ({ alt, url, id }) => `[${text(alt) || text(url) || text(id)}]`,
  placeholder: ({ text: shown }) => text(shown),
  // What somebody has added to Jira draws it: what it says of itself is all that there is.
  extension: ({ text: shown, extensionKey }) => `[${text(shown) || text(extensionKey)}]\n`,
  inlineExtension: ({ text: shown, extensionKey }) => `[${text(shown) || text(extensionKey)}]`,
  mediaInline: ({ alt, id }) => `[${text(alt) || text(id)}]`,
};

const LINES = new Set(['paragraph', 'heading', 'codeBlock', 'mediaSingle', 'mediaGroup', 'caption']);

/** Atlassian's document format as text; a text is what it is. */
export function textOfDocument(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  const node = record(value);
  const type = text(node['type']);
  const leaf = Object.hasOwn(LEAVES, type) ? LEAVES[type] : undefined;
  if (leaf) return leaf(record(node['attrs']), node);
  if (depth > MAX_DEPTH) return '';
  const content = Array.isArray(node['content']) ? node['content'] : [];
  const parts = content.map((child) => textOfDocument(child, depth + 1));
  const own = parts.join('');
  switch (type) {
    case 'listItem':
      return `- ${own.trim()}\n`;
    case 'taskItem':
      return `- [${record(node['attrs'])['state'] === 'DONE' ? 'x' : ' '}] ${own.trim()}\n`;
    case 'decisionItem':
      return `- ${own.trim()}\n`;
    case 'expand':
    case 'nestedExpand':
      return `${text(record(node['attrs'])['title'])}\n${own}`.trimStart();
    case 'tableRow':
      return `${parts.map((cell) => cell.trim().replaceAll('\n', ' ')).join(' | ')}\n`;
    default:
      return LINES.has(type) ? `${own}\n` : own;
  }
}
