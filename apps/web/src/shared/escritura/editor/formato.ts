/** A text with what is selected in it. */
export interface Escrito {
  texto: string;
  desde: number;
  hasta: number;
}

export const escritoDe = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Escrito => ({
  texto: value,
  desde: selectionStart,
  hasta: selectionEnd,
});

const selected = ({ texto, desde, hasta }: Escrito): string => texto.slice(desde, hasta);

const replace = ({ texto, desde, hasta }: Escrito, by: string, from: number, to: number): Escrito => ({
  texto: texto.slice(0, desde) + by + texto.slice(hasta),
  desde: desde + from,
  hasta: desde + to,
});

/** With the piece instead of what is selected. */
export const conTexto = (escrito: Escrito, piece: string): Escrito =>
  replace(escrito, piece, piece.length, piece.length);

/** Puts the mark around what is selected, or takes it away where it is already. */
export const marcado = (escrito: Escrito, mark: string): Escrito => {
  const { texto, desde, hasta } = escrito;
  const inside = selected(escrito);
  const { length } = mark;
  if (texto.slice(desde - length, desde) === mark && texto.slice(hasta, hasta + length) === mark)
    return replace({ texto, desde: desde - length, hasta: hasta + length }, inside, 0, inside.length);
  return replace(escrito, mark + inside + mark, length, length + inside.length);
};

/** A link over what is selected, with its address left to be written; a selected address becomes one with no name yet. */
export const enlazado = (escrito: Escrito): Escrito => {
  const inside = selected(escrito);
  if (/^https?:\/\/\S+$/.test(inside)) return replace(escrito, `[](${inside})`, 1, 1);
  const at = inside.length + 3;
  return replace(escrito, `[${inside}](https://)`, at, at + 'https://'.length);
};

/** What the lines of a kind begin with, and what makes one of any other. */
const LINEAS = {
  titulo: { is: /^#{1,6}\s+/, prefix: () => '## ' },
  lista: { is: /^[-*+]\s+(?!\[[ xX]\]\s)/, prefix: () => '- ' },
  numeros: { is: /^\d+[.)]\s+/, prefix: (index: number) => `${index + 1}. ` },
  tareas: { is: /^[-*+]\s+\[[ xX]\]\s+/, prefix: () => '- [ ] ' },
  cita: { is: /^>\s?/, prefix: () => '> ' },
} as const;

export type Linea = keyof typeof LINEAS;

const ANY = /^(?:#{1,6}\s+|[-*+]\s+\[[ xX]\]\s+|[-*+]\s+|\d+[.)]\s+|>\s?)/;

/** Makes the lines of the selection lines of that kind; those that all are already become plain ones. */
export const enLineas = (escrito: Escrito, linea: Linea): Escrito => {
  const { texto } = escrito;
  const desde = texto.lastIndexOf('\n', escrito.desde - 1) + 1;
  const end = texto.indexOf('\n', escrito.hasta);
  const hasta = end < 0 ? texto.length : end;
  const { is, prefix } = LINEAS[linea];
  const lines = texto.slice(desde, hasta).split('\n');
  const areAll = lines.every((line) => is.test(line.trimStart()));
  const made = lines
    .map((line, index) => {
      const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
      const rest = line.slice(indent.length);
      return indent + (areAll ? rest.replace(is, '') : prefix(index) + rest.replace(ANY, ''));
    })
    .join('\n');
  const isCaret = escrito.desde === escrito.hasta;
  return replace({ texto, desde, hasta }, made, isCaret ? made.length : 0, made.length);
};

/** A block of its own, between empty lines; `from` to `to` of it will be selected. */
export const conBloque = (escrito: Escrito, bloque: string, from: number, to = from): Escrito => {
  const before = escrito.texto.slice(0, escrito.desde);
  const after = escrito.texto.slice(escrito.hasta);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const trail = after === '' || after.startsWith('\n') ? '\n' : '\n\n';
  return replace(escrito, lead + bloque + trail, lead.length + from, lead.length + to);
};

const TABLA = '| Columna | Columna |\n| --- | --- |\n|  |  |';

export const conTabla = (escrito: Escrito): Escrito => conBloque(escrito, TABLA, 2, 9);

/** What is selected as a block of code; without a selection, an empty one to write in. */
export const conCodigo = (escrito: Escrito): Escrito => {
  const inside = selected(escrito);
  if (inside && !inside.includes('\n')) return marcado(escrito, '`');
  const at = '```\n'.length;
  return conBloque(escrito, `\`\`\`\n${inside}\n\`\`\``, at, at + inside.length);
};

const PUNTO = /^([ \t]*)(?:([-*+])([ \t]+)(\[[ xX]\][ \t]+)?|(\d+)([.)])([ \t]+)|(>[ \t]?))/;

/** What Enter does at the end of a line of a list or a quote: another begins, and an empty one ends it. Undefined: nothing of its own. */
export const trasIntro = (escrito: Escrito): Escrito | undefined => {
  const { texto, desde, hasta } = escrito;
  if (desde !== hasta) return undefined;
  const start = texto.lastIndexOf('\n', desde - 1) + 1;
  const found = PUNTO.exec(texto.slice(start, desde));
  if (!found) return undefined;
  const [all, indent = '', bullet, space, box, number, dot, gap, quote] = found;
  const isEmpty = texto.slice(start + all.length, desde).trim() === '';
  if (isEmpty) return replace({ texto, desde: start, hasta: desde }, '', 0, 0);
  const next = bullet
    ? bullet + space + (box ? '[ ] ' : '')
    : number
      ? `${Number(number) + 1}${dot}${gap}`
      : quote;
  const put = `\n${indent}${next}`;
  return replace(escrito, put, put.length, put.length);
};

const NIVEL = '  ';

/** What Tab does in a list: one level further in or out. Undefined: it is no list, and Tab goes on. */
export const conSangria = (escrito: Escrito, out: boolean): Escrito | undefined => {
  const { texto, desde, hasta } = escrito;
  const start = texto.lastIndexOf('\n', desde - 1) + 1;
  const line = texto.slice(start);
  if (!/^[ \t]*(?:[-*+]|\d+[.)])[ \t]/.test(line)) return undefined;
  if (!out) return { texto: texto.slice(0, start) + NIVEL + line, desde: desde + 2, hasta: hasta + 2 };
  const [gone = ''] = /^ {1,2}|^\t/.exec(line) ?? [];
  const at = (place: number) => Math.max(start, place - gone.length);
  return { texto: texto.slice(0, start) + line.slice(gone.length), desde: at(desde), hasta: at(hasta) };
};
