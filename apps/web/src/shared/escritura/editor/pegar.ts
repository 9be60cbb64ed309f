import { gfm } from '@truto/turndown-plugin-gfm';
import Turndown from 'turndown';

const turndown = new Turndown({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '_',
});
turndown.use(gfm);
turndown.remove(['script', 'style', 'title', 'meta']);

/** What was copied elsewhere, from a page, a document or a sheet, as Markdown; empty: it has no text. */
export const markdownOf = (html: string): string => turndown.turndown(html).trim();
