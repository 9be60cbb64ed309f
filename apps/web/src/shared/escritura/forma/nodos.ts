import MarkdownIt, { type Token } from 'markdown-it';

/** A part of a text, with what is inside it. */
export interface Nodo {
  /** As the reader names it: `paragraph`, `list_item`, `strong`, `text`… */
  tipo: string;
  /** Of what has nothing inside: its text. */
  texto: string;
  hijos: Nodo[];
  /** The reader's own attributes: `href`, `src`, `start`… */
  atributos: Record<string, string>;
  /** What follows the fence of a block of code. */
  info: string;
  /** The level of a heading. */
  etiqueta: string;
  /** Where it begins in the text, in lines from 0; undefined within a line. */
  linea: number | undefined;
  /** The task of a list item is done; undefined: it is none. */
  hecho?: boolean;
}

/** Longer than any field takes; what comes from elsewhere is shown as it was typed. */
const MAX_CARACTERES = 50_000;
/** A page of so many elements stands still for seconds. */
const MAX_PARTES = 20_000;
const MAX_NIVELES = 100;

/** Raw HTML is text, as everything that it does not know. A break of line is one, as it has always been shown. */
const lector = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting: MAX_NIVELES });
lector.linkify.set({ fuzzyLink: true });

/** Whoever writes `node.js` names no address: without a protocol it begins with `www.` or is a mailbox. */
const DIRECCION = /^(?:https?:|mailto:|www\.)|@/i;

/** What the reader took for an address and is none becomes its text again. */
const asTexto = (link: Nodo): void => {
  const texto = link.hijos[0]?.texto ?? '';
  if (!DIRECCION.test(texto)) Object.assign(link, { tipo: 'text', texto, hijos: [] });
};

const TAREA = /^\[([ xX])\](?:\s+|$)/;

/** A list item that begins with a box loses it, and is a task. */
const asTarea = (item: Nodo): void => {
  const [first] = item.hijos;
  const text = first?.tipo === 'paragraph' ? first.hijos[0] : first;
  const found = text?.tipo === 'text' ? TAREA.exec(text.texto) : null;
  if (!text || !found) return;
  item.hecho = found[1] !== ' ';
  text.texto = text.texto.slice(found[0].length);
};

const nodoOf = ({ type, content, attrs, info, tag, map, children }: Token): Nodo => ({
  tipo: type.replace(/_open$/, ''),
  texto: type === 'image' ? (children ?? []).map((child) => child.content).join('') : content,
  hijos: [],
  atributos: Object.fromEntries((attrs ?? []).map(([name, value]) => [name, String(value)])),
  info,
  etiqueta: tag,
  linea: map?.[0],
});

const build = (tokens: readonly Token[], raiz: Nodo[]): Nodo[] => {
  const open: Nodo[][] = [raiz];
  for (const token of tokens) {
    const into = open.at(-1) ?? raiz;
    if (token.type === 'inline') build(token.children ?? [], into);
    else if (token.hidden) continue;
    else if (token.nesting < 0) {
      open.pop();
      const closed = open.at(-1)?.at(-1);
      if (closed?.tipo === 'list_item') asTarea(closed);
      if (closed && token.markup === 'linkify') asTexto(closed);
    } else {
      const nodo = nodoOf(token);
      into.push(nodo);
      if (token.nesting > 0) open.push(nodo.hijos);
    }
  }
  return raiz;
};

const isTooMuch = (tokens: readonly Token[]): boolean =>
  tokens.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0) > MAX_PARTES ||
  // The reader leaves out what is deeper.
  tokens.some(({ level }) => level >= MAX_NIVELES - 2);

/** The parts of a Markdown text; undefined: it is too long, too deep or has too many. */
export const leer = (texto: string, enLinea: boolean): Nodo[] | undefined => {
  if (texto.length > MAX_CARACTERES) return undefined;
  const tokens = enLinea ? lector.parseInline(texto, {}) : lector.parse(texto, {});
  return isTooMuch(tokens) ? undefined : build(tokens, []);
};
