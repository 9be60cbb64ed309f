import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** After which a line ends, and after which an empty one follows. */
const LINES = new Set(['div', 'tr', 'li']);
const PARAGRAPHS = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'pre',
  'blockquote',
  'table',
]);
const CELLS = new Set(['td', 'th']);
/** What nobody reads. */
const HIDDEN = new Set(['script', 'style', 'title']);
const LOOKS_LIKE_HTML = /<[a-z/!]|&[#a-z]/i;
const MAX_HREF = 2_000;

/** Collects lines: blanks at their ends go, and of several empty ones in a row, one stays. */
class Lines {
  private readonly lines: string[] = [];
  private line = '';

  text(text: string): void {
    const [first = '', ...more] = text.split('\n');
    this.line += first;
    for (const next of more) {
      this.end();
      this.line = next;
    }
  }

  end(): void {
    const line = this.line.replaceAll('\u00a0', ' ').trimEnd();
    this.line = '';
    if (line || this.lines.at(-1)) this.lines.push(line);
  }

  /** An empty line after what is there. */
  gap(): void {
    if (this.line.trim()) this.end();
    this.line = '';
    if (this.lines.at(-1)) this.lines.push('');
  }

  /** An item of a list follows the one before it. */
  item(): void {
    if (this.line.trim()) this.end();
    if (this.lines.at(-1) === '' && this.lines.at(-2)?.startsWith('- ')) this.lines.pop();
    this.line = '- ';
  }

  cell(): void {
    if (this.line.trim()) this.line += ' | ';
  }

  toString(): string {
    this.end();
    return this.lines.join('\n').trim();
  }
}

/** Takes down the text while the parts of a document go by; their nesting, which costs most, is of no interest. */
class Writing implements TokenizerCallbacks {
  readonly lines = new Lines();
  private tag = '';
  private attribute = '';
  private value = '';
  private hidden = '';
  private anchor: { href: string; text: string } | null = null;
  private readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  onopentagname(start: number, end: number): void {
    this.tag = this.html.slice(start, end).toLowerCase();
    if (HIDDEN.has(this.tag)) this.hidden = this.tag;
    if (this.tag === 'br') this.lines.end();
    if (this.tag === 'a') this.anchor = { href: '', text: '' };
    if (this.tag === 'li') this.lines.item();
    if (CELLS.has(this.tag)) this.lines.cell();
  }

  onclosetag(start: number, end: number): void {
    const name = this.html.slice(start, end).toLowerCase();
    if (name === this.hidden) this.hidden = '';
    if (name === 'a') this.closeAnchor();
    if (LINES.has(name)) this.lines.end();
    if (PARAGRAPHS.has(name)) this.lines.gap();
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
    [this.attribute, this.value] = [this.html.slice(start, end).toLowerCase(), ''];
  }

  onattribdata(start: number, end: number): void {
    if (this.attribute === 'href') this.value += this.html.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    if (this.attribute === 'href') this.value += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    if (this.attribute === 'href' && this.tag === 'a' && this.anchor) this.anchor.href = this.value.trim();
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onopentagend(): void {}
  onprocessinginstruction(): void {}
  onselfclosingtag(): void {}

  private say(text: string): void {
    if (this.hidden) return;
    if (this.anchor) this.anchor.text += text;
    this.lines.text(text);
  }

  /** Its address, unless its text says that already. */
  private closeAnchor(): void {
    const { href = '', text = '' } = this.anchor ?? {};
    this.anchor = null;
    const isAddress = /^(https?:|mailto:)/i.test(href) && href.length <= MAX_HREF;
    if (isAddress && text.trim() !== href && `mailto:${text.trim()}` !== href) this.lines.text(` (${href})`);
  }
}

/** The text of what a tracker exports as HTML; descriptions here are text. In time that grows as its length does. */
export function textOfHtml(html: string): string {
  if (!LOOKS_LIKE_HTML.test(html)) return html;
  const writing = new Writing(html);
  const tokenizer = new Tokenizer({ decodeEntities: true }, writing);
  tokenizer.write(html);
  tokenizer.end();
  return writing.lines.toString();
}
