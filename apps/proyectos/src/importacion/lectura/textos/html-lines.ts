import { link } from './markdown';

/** Deeper than that, lines begin as they do there: what stands before each of them would grow without end. */
const MAX_DEPTH = 12;
const MAX_CELLS = 200;

interface Container {
  kind: 'list' | 'quote';
  /** The number of its next item; null: it counts none. */
  next: number | null;
  /** Before the first line of the item that has begun, which is still to be written. */
  marker: string;
  width: number;
}

/** A line as it is written, in pieces: a text that is looked at after each of its pieces takes time as its square. */
class Line {
  private pieces: string[] = [];
  /** Whether there is more than blanks and signs. */
  isSaid = false;

  add(text: string): void {
    if (text) this.pieces.push(text);
    if (!this.isSaid && text.trim()) this.isSaid = true;
  }

  /** A sign after what is said, before the blanks at its end. */
  close(sign: string): void {
    const last = this.pieces.pop() ?? '';
    const said = last.trimEnd();
    this.add(said + sign);
    this.add(last.slice(said.length));
  }

  get size(): number {
    return this.pieces.length;
  }

  /** What has been added since there were so many pieces. */
  cut(size: number): string {
    return this.pieces.splice(size).join('');
  }

  take(): string {
    const text = this.pieces.join('');
    this.pieces = [];
    this.isSaid = false;
    return text;
  }
}

/** Collects the lines of a text with form: blanks at their ends go, and of several empty ones in a row, one stays. */
export class HtmlLines {
  private readonly lines: string[] = [];
  private readonly line = new Line();
  private readonly containers: Container[] = [];
  /** Lists and quotes that are too deep to be told apart. */
  private deeper = 0;
  /** Marks that are open, and those of them with nothing written yet. */
  private readonly marks: string[] = [];
  private pending: string[] = [];
  private anchor: { href: string; size: number; line: number } | null = null;
  private isCode = false;
  private isCell = false;
  /** The rows of the table so far, and the cells of the one that is open. */
  private table: { rows: number; cells: number } | null = null;

  text(text: string, literal: (text: string) => string): void {
    if (this.isCode) {
      this.verbatim(text);
      return;
    }
    for (const [i, part] of text.split('\n').entries()) {
      if (i > 0) this.newline();
      this.inline(part, literal);
    }
  }

  /** One of the layout, which in a cell or a link is a blank. */
  private newline(): void {
    if (this.isCell || this.anchor) this.line.add(' ');
    else this.end();
  }

  private inline(text: string, literal: (text: string) => string): void {
    // Blanks before what a line says are of the layout.
    const said = this.line.isSaid ? text : text.trimStart();
    if (!said) return;
    const blanks = said.length - said.trimStart().length;
    this.line.add(said.slice(0, blanks));
    if (blanks === said.length) return;
    this.line.add(this.pending.splice(0).join(''));
    const written = this.marks.includes('`') ? said.slice(blanks) : literal(said.slice(blanks));
    this.line.add(this.isCell ? written.replaceAll('|', String.raw`\|`) : written);
  }

  mark(sign: string): void {
    if (this.marks.length > MAX_DEPTH) return;
    this.marks.push(sign);
    this.pending.push(sign);
  }

  unmark(sign: string): void {
    const at = this.marks.lastIndexOf(sign);
    if (at < 0) return;
    this.marks.splice(at, 1);
    const waiting = this.pending.lastIndexOf(sign);
    if (waiting >= 0) this.pending.splice(waiting, 1);
    else this.line.close(sign);
  }

  /** `href`: empty for what leads nowhere that can be kept. */
  link(href: string): void {
    if (!this.anchor && href) this.anchor = { href, size: this.line.size, line: this.lines.length };
  }

  unlink(): void {
    const { href = '', size = 0, line = 0 } = this.anchor ?? {};
    this.anchor = null;
    if (!href) return;
    if (line !== this.lines.length) {
      this.line.add(` (${href})`);
      return;
    }
    const said = this.line.cut(size);
    this.line.add(said.slice(0, said.length - said.trimStart().length));
    this.line.add(link(said.trim(), href));
  }

  picture(src: string, alt: string): void {
    const said = alt.trim() || src.split('/').at(-1)!;
    if (/^https?:/i.test(src)) this.line.add(`!${link(alt.trim() || 'imagen', src)}`);
    else if (said) this.line.add(src ? `[${said}]` : said);
  }

  box(isDone: boolean): void {
    this.line.add(`[${isDone ? 'x' : ' '}] `);
  }

  heading(level: number): void {
    this.line.add(`${'#'.repeat(level)} `);
  }

  rule(): void {
    this.gap();
    this.line.add('---');
    this.gap();
  }

  quote(): void {
    this.gap();
    this.push({ kind: 'quote', next: null, marker: '', width: 0 });
  }

  unquote(): void {
    this.endIfSaid();
    if (this.lines.at(-1) === '>') this.lines.pop();
    this.pop('quote');
    this.gap();
  }

  /** `next`: the number of its first item; null: it counts none. */
  list(next: number | null): void {
    if (this.isInList) this.endIfSaid();
    else this.gap();
    this.push({ kind: 'list', next: Number.isSafeInteger(next) ? next : null, marker: '', width: 0 });
  }

  unlist(): void {
    this.endIfSaid();
    this.pop('list');
    if (!this.isInList) this.gap();
  }

  /** `isDone`: null for what is nothing to be done. */
  item(isDone: boolean | null): void {
    this.endIfSaid();
    // An item follows the one before it.
    if (this.lines.at(-1) === '' && /^\s*(?:-|\d+\.) /.test(this.lines.at(-2) ?? '')) this.lines.pop();
    const list = this.containers.findLast(({ kind }) => kind === 'list');
    const sign = list?.next ? `${list.next++}. ` : '- ';
    const marker = isDone === null ? sign : `${sign}[${isDone ? 'x' : ' '}] `;
    if (list) [list.marker, list.width] = [marker, sign.length];
    else this.line.add(marker);
  }

  unitem(): void {
    this.endIfSaid();
  }

  row(): void {
    this.endIfSaid();
    this.table ??= { rows: 0, cells: 0 };
    this.table.cells = 0;
    this.line.add('|');
  }

  cell(): void {
    if (!this.table) this.row();
    this.isCell = true;
    this.line.add(' ');
    this.table!.cells += 1;
  }

  uncell(): void {
    if (this.isCell) this.line.add(' |');
    this.isCell = false;
  }

  unrow(): void {
    if (!this.table) return;
    this.uncell();
    this.end();
    this.table.rows += 1;
    if (this.table.rows > 1) return;
    this.line.add(`|${' --- |'.repeat(Math.min(this.table.cells, MAX_CELLS))}`);
    this.end();
  }

  untable(): void {
    this.uncell();
    this.table = null;
  }

  code(): void {
    this.gap();
    this.line.add('```');
    this.end();
    this.isCode = true;
  }

  uncode(): void {
    if (!this.isCode) return;
    this.isCode = false;
    this.endIfSaid();
    this.line.add('```');
    this.gap();
  }

  private verbatim(text: string): void {
    for (const [i, part] of text.split('\n').entries()) {
      // The line break after the tag is of the layout.
      if (i > 0 && (this.line.isSaid || !this.lines.at(-1)?.endsWith('```')))
        this.lines.push(this.before() + this.line.take());
      this.line.add(part);
    }
  }

  end(): void {
    if (this.isCell) {
      this.line.add(' ');
      return;
    }
    const line = this.line.take().replaceAll('\u00a0', ' ').trimEnd();
    if (line) this.lines.push(`${this.before()}${line}`);
    else if (this.lines.at(-1)) this.lines.push(this.empty());
  }

  /** An empty line after what is there. */
  gap(): void {
    if (this.isCell) {
      this.line.add(' ');
      return;
    }
    this.endIfSaid();
    const last = this.lines.at(-1);
    if (last !== undefined && last !== '' && last !== '>') this.lines.push(this.empty());
  }

  private endIfSaid(): void {
    if (this.isCell) return;
    if (this.line.isSaid) this.end();
    else this.line.take();
  }

  private get isInList(): boolean {
    return this.containers.some(({ kind }) => kind === 'list');
  }

  private push(container: Container): void {
    if (this.containers.length < MAX_DEPTH) this.containers.push(container);
    else this.deeper += 1;
  }

  private pop(kind: Container['kind']): void {
    if (this.deeper > 0) this.deeper -= 1;
    else if (this.containers.at(-1)?.kind === kind) this.containers.pop();
  }

  /** What stands before a line: the markers of items that begin with it, and the room of those that have begun. */
  private before(): string {
    return this.containers
      .map((container) => {
        if (container.kind === 'quote') return '> ';
        const { marker, width } = container;
        container.marker = '';
        return marker || ' '.repeat(width);
      })
      .join('');
  }

  private empty(): string {
    return this.containers.some(({ kind }) => kind === 'quote') ? '>' : '';
  }

  toString(): string {
    this.isCell = false;
    this.endIfSaid();
    while (/^>?\s*$/.test(this.lines.at(-1) ?? 'x')) this.lines.pop();
    return this.lines.join('\n').trim();
  }
}
