import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { literal } from './markdown';
import { HtmlLines } from './html-lines';

const PARAGRAPHS = new Set(['p', 'div', 'pre', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Around a block, and with nothing of their own in between. */
const TIGHT = new Set(['div']);
const MARKS: ReadonlyMap<string, string> = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['i', '*'],
  ['em', '*'],
  ['cite', '*'],
  ['del', '~~'],
  ['s', '~~'],
  ['strike', '~~'],
  ['code', '`'],
  ['tt', '`'],
  ['kbd', '`'],
]);
const CELLS = new Set(['td', 'th']);
/** What nobody reads. */
const HIDDEN = new Set(['script', 'style', 'title']);
const READ = new Set(['href', 'src', 'alt', 'class', 'type', 'checked', 'data-checked', 'start']);
const LOOKS_LIKE_HTML = /<[a-z/!]|&[#a-z]/i;
const MAX_VALUE = 2_000;

type Attributes = Record<string, string>;

/** Takes down the text while the parts of a document go by. */
class Writing implements TokenizerCallbacks {
  readonly lines = new HtmlLines();
  private tag = '';
  private attribute = '';
  private attributes: Attributes = {};
  private hidden = '';
  private readonly html: string;
  private readonly withForm: boolean;

  constructor(html: string, withForm: boolean) {
    this.html = html;
    this.withForm = withForm;
  }

  onopentagname(start: number, end: number): void {
    this.tag = this.html.slice(start, end).toLowerCase();
    this.attributes = {};
  }

  onopentagend(): void {
    this.open(this.tag, this.attributes);
  }

  onselfclosingtag(): void {
    this.open(this.tag, this.attributes);
    this.close(this.tag);
  }

  onclosetag(start: number, end: number): void {
    this.close(this.html.slice(start, end).toLowerCase());
  }

  ontext(start: number, end: number): void {
    this.say(this.html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.say(String.fromCodePoint(codepoint));
  }

  oncdata(start: number, end: number, offset: number): void {
    this.say(this.html.slice(start, end - offset));
  }

  onattribname(start: number, end: number): void {
    this.attribute = this.html.slice(start, end).toLowerCase();
    if (READ.has(this.attribute)) this.attributes[this.attribute] = '';
  }

  onattribdata(start: number, end: number): void {
    this.add(this.html.slice(start, Math.min(end, start + MAX_VALUE)));
  }

  onattribentity(codepoint: number): void {
    this.add(String.fromCodePoint(codepoint));
  }

  onattribend(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}

  private add(text: string): void {
    const before = this.attributes[this.attribute];
    if (before !== undefined && before.length < MAX_VALUE) this.attributes[this.attribute] = before + text;
  }

  private say(text: string): void {
    if (!this.hidden) this.lines.text(text, this.withForm ? literal : String);
  }

  private open(tag: string, attributes: Attributes): void {
    if (HIDDEN.has(tag)) this.hidden = tag;
    if (tag === 'br') this.lines.end();
    if (PARAGRAPHS.has(tag) && !TIGHT.has(tag)) this.lines.gap();
    if (this.withForm) this.openForm(tag, attributes);
    if (tag === 'ul' || tag === 'ol') this.lines.list(tag === 'ol' ? Number(attributes['start'] || 1) : null);
    if (tag === 'li') this.lines.item(boxOf(attributes));
    if (tag === 'tr') this.lines.row();
    if (CELLS.has(tag)) this.lines.cell();
  }

  private openForm(tag: string, attributes: Attributes): void {
    const { src = '', alt = '', href = '', class: kind = '' } = attributes;
    if (MARKS.has(tag)) this.lines.mark(MARKS.get(tag)!);
    if (tag === 'pre') this.lines.code();
    if (tag === 'blockquote') this.lines.quote();
    if (tag === 'hr') this.lines.rule();
    if (/^h[1-6]$/.test(tag)) this.lines.heading(Number(tag[1]));
    if (tag === 'a') this.lines.link(/^(https?:|mailto:)/i.test(href.trim()) ? href.trim() : '');
    if (tag === 'img') this.lines.picture(/emoticon/.test(kind) ? '' : src, alt);
    if (tag === 'input' && attributes['type'] === 'checkbox')
      this.lines.box(attributes['checked'] !== undefined);
  }

  private close(tag: string): void {
    if (tag === this.hidden) this.hidden = '';
    if (this.withForm && MARKS.has(tag)) this.lines.unmark(MARKS.get(tag)!);
    if (this.withForm && tag === 'a') this.lines.unlink();
    if (this.withForm && tag === 'pre') this.lines.uncode();
    if (this.withForm && tag === 'blockquote') this.lines.unquote();
    if (CELLS.has(tag)) this.lines.uncell();
    if (tag === 'li') this.lines.unitem();
    if (tag === 'tr') this.lines.unrow();
    if (tag === 'table') this.lines.untable();
    if (tag === 'ul' || tag === 'ol') this.lines.unlist();
    if (TIGHT.has(tag)) this.lines.end();
    if (PARAGRAPHS.has(tag) && !TIGHT.has(tag)) this.lines.gap();
  }
}

/** Whether an item is something to be done, and done. */
const boxOf = ({ 'data-checked': checked }: Attributes): boolean | null =>
  checked === undefined ? null : checked === 'true';

function read(html: string, withForm: boolean): string {
  if (!LOOKS_LIKE_HTML.test(html)) return html;
  const writing = new Writing(html, withForm);
  const tokenizer = new Tokenizer({ decodeEntities: true }, writing);
  tokenizer.write(html);
  tokenizer.end();
  return writing.lines.toString();
}

/** The text of what a tracker exports as HTML, for what has no form here. In time that grows as its length does. */
export const textOfHtml = (html: string): string => read(html, false);

/** The same as Markdown, which descriptions and comments are written in. */
export const markdownOfHtml = (html: string): string => read(html, true);
