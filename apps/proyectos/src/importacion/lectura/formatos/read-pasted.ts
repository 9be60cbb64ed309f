import { Readable } from 'node:stream';
import { guessColumnas } from '../../mapeo/guess.rules';
import { textOfBytes } from '../textos/text-of-bytes';
import { delimiterOf, readCsv } from './read-csv';

/** What somebody pastes; a table of this size is a file. */
const MAX_CHARACTERS = 2_000_000;
/** `- `, `* `, `•`, `1. `, `2) ` and the boxes `[ ]` and `[x]` of lists that are copied from documents. */
const BULLET = /^(?:[-*+•·–—]\s+|\d{1,4}[.)]\s+)?(?:\[[ xX]?\]\s+)?/u;
const DONE = /^(?:[-*+•·–—]\s+|\d{1,4}[.)]\s+)?\[[xX]\]\s+/u;
const TAB_WIDTH = 4;

const indentOf = (line: string): number =>
  [.../^\s*/.exec(line)![0]].reduce((width, blank) => width + (blank === '\t' ? TAB_WIDTH : 1), 0);

/** Lines of text: what is indented hangs from what is above it. */
function* readLines(lines: readonly string[]): Generator<string[]> {
  yield ['Línea', 'Título', 'Padre', 'Estado'];
  const above: { n: number; indent: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    if (!text) continue;
    const indent = indentOf(line);
    while (above.length && above.at(-1)!.indent >= indent) above.pop();
    const n = at + 1;
    yield [
      String(n),
      text.replace(BULLET, ''),
      String(above.at(-1)?.n ?? ''),
      DONE.test(text) ? 'completada' : '',
    ];
    above.push({ n, indent });
  }
}

const lettersOf = (cell: string): number => cell.replaceAll(/[^\p{L}]/gu, '').length;

/** Cells without headings: the one with most letters is the title, the others are named by their place. */
const headingsFor = (cells: readonly string[]): string[] => {
  const title = cells.reduce((most, cell, at) => (lettersOf(cell) > lettersOf(cells[most]!) ? at : most), 0);
  return cells.map((_, at) => (at === title ? 'Título' : `Columna ${at + 1}`));
};

/** A table with headings has at least one that is known to be the title. */
const isHeader = (cells: readonly string[]): boolean =>
  Object.values(guessColumnas('csv', cells)).includes('titulo');

/**
 * Cells of a spreadsheet, with or without their headings, or lines of a text. Only what has tabs is cells without headings:
 * a sentence may have commas.
 */
export async function* readPasted(bytes: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let text = '';
  for await (const piece of textOfBytes(bytes)) {
    text += piece;
    if (text.length > MAX_CHARACTERS) break;
  }
  const lines = text.split(/\r?\n/);
  const first = lines.find((line) => line.trim()) ?? '';
  const delimiter = first.includes('\t') ? '\t' : delimiterOf(first);
  const cells = first.split(delimiter).map((cell) => cell.replaceAll(/^"|"$/g, '').trim());
  const isTable = cells.length > 1 && (isHeader(cells) || (delimiter === '\t' && !first.startsWith('\t')));
  if (isTable) {
    if (!isHeader(cells)) yield headingsFor(cells);
    yield* readCsv(Readable.from([Buffer.from(text)]), delimiter);
  } else {
    // One column copied with its heading.
    const heading = isHeader([first.trim()]) ? lines.indexOf(first) + 1 : 0;
    yield* readLines(lines.slice(heading));
  }
}
