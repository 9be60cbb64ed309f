import { normalize } from '../texto/normalize';

const ENTRE_COMILLAS = /["“”«»]([^"“”«»\n]{1,200})["“”«»]/u;
const SEPARADOR = /:\s|\n/;

/** Letter by letter, so that a position in the normalized text is the same position in the typed one (in NFC). */
export const normalizedByLetter = (texto: string): string =>
  texto.normalize('NFC').replace(/[^]/g, (letra) => normalize(letra).charAt(0) || letra);

/** The question itself, without the description that follows it. */
export function headOf(texto: string): string {
  const at = texto.search(SEPARADOR);
  return at > 0 ? texto.slice(0, at) : texto;
}

export function detalleOf(texto: string): string | null {
  const head = headOf(texto);
  const rest = texto
    .slice(head.length)
    .replace(/^[:\s]+/, '')
    .trim();
  return rest === '' ? null : rest;
}

const UNA_TAREA =
  /\btareas?\s+(?:(?:para|de|llamad[ao]s?|que\s+sean?)\s+)?(.+?)\s+(?:(?:en|para|a|de|dentro\s+de)\s+(?:la\s+)?historia\b|(?:en|a)\s+(?:\p{L}[\p{L}\p{N}]*-\d|[«“\x22]))/iu;

/** The one task that a sentence names, as in «añade una tarea de pruebas a la historia Pagos». */
export function tareaOf(texto: string): string | null {
  // Thousands of spaces in a row would keep the pattern busy for seconds.
  const head = headOf(texto).replace(/\s+/g, ' ');
  const titulo = UNA_TAREA.exec(head)?.[1];
  return titulo === undefined ? null : clean(titulo);
}

const ARTICULOS = '(?:el|la|los|las|un|una|lo|al|del|de|a)';
const COSAS = '(?:tareas?|historias?|epicas?|proyectos?|cosas?|elementos?|algo|todo)';
const BUSCAR = new RegExp(
  '^.*?\\b(?:' +
    [
      '(?:busca|buscar|buscame|encuentra|encontrar|encuentrame|localiza|localizar)\\w*',
      'donde estan?',
      '(?:hay|tienes|tenemos) (?:algo|alguna|algun)',
      'encuentro',
      'existen? (?:algo|alguna|algun)',
      `${COSAS} (?=sobre)`,
      'relacionad\\w+ (?=con)',
    ].join('|') +
    ')\\s*' +
    `(?:${ARTICULOS}\\s+)*(?:${COSAS}\\s+)?(?:(?:sobre|acerca|con|que hablen|llamad[ao]s?|relacionad\\w+)\\s+)*` +
    `(?:${ARTICULOS}\\s+)*`,
);
const HISTORIA = new RegExp(`\\bhistoria\\s+(?:${ARTICULOS}\\s+|llamada\\s+|titulada\\s+|sobre\\s+)*`);
const COLA = /\s+(?:en|a|con|como|segun|para)\s+(?:tareas?|como|quiero|puntos|subtareas?|formato|una?).*$/;

const from = (texto: string, start: number): string => texto.normalize('NFC').slice(start);

const clean = (texto: string): string | null => {
  const limpio = texto.replace(/^[\s¿¡"'«“]+|[\s?!.,;"'»”]+$/gu, '').trim();
  return limpio === '' ? null : limpio;
};

function storyOf(head: string): string | null {
  const plano = normalizedByLetter(head);
  const match = HISTORIA.exec(plano);
  if (!match) return null;
  // With a space in front, which the pattern for the tail needs.
  const rest = ` ${from(head, match.index + match[0].length)}`;
  const cola = COLA.exec(normalizedByLetter(rest));
  return clean(cola ? rest.slice(0, cola.index) : rest);
}

/** What the question is about, as it was typed: the text between quotes, else what follows the verb or the noun. */
export function objetoOf(tipo: string, texto: string): string | null {
  const head = headOf(texto);
  const found = ENTRE_COMILLAS.exec(head);
  // «Crea la tarea «Pruebas» en la historia Pagos»: what is quoted first is the task.
  if (found && tipo === 'crear-tareas' && /\btarea\s+(?:llamada\s+)?$/i.test(head.slice(0, found.index))) {
    return objetoOf(tipo, head.slice(found.index + found[0].length));
  }
  const quoted = found?.[1];
  if (quoted) return clean(quoted);
  if (tipo === 'buscar') {
    const match = BUSCAR.exec(normalizedByLetter(head));
    return clean(match ? from(head, match[0].length) : head);
  }
  return storyOf(head);
}
