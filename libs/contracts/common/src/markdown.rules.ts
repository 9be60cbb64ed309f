/** A character or the beginning of a line that only markup has, and the addresses that only its reader finds. */
const MARKUP =
  /[*_`~[\\|]|<[^\s<>]*[:@]|&#?\w+;|www\.|\w@\w|^[ \t]*(?:[-+]\s|>|#{1,6}\s|\d+[.)]\s|=+[ \t]*$|-+[ \t]*$)|^(?: {4}|\t)/m;

/** Whether reading the text as Markdown can show anything but the text itself; web addresses apart, which every reader finds. */
export const hasMarkup = (texto: string): boolean => MARKUP.test(texto);

/** In this order: what is inside goes before what is around it. Each looks at a character a fixed number of times. */
const MARKS: [RegExp, string][] = [
  // Fences of code, rules, underlines of headings and the second line of a table.
  [/^[ \t]*(?:`{3,}.*|~{3,}.*|[-=*_|:][-=*_|: \t]{2,})$\n?/gm, ''],
  // Headings, quotes, bullets and boxes. A number stays: it says something.
  [/^[ \t]*(?:(?:#{1,6}|>|[-+*])(?:[ \t]+|$))+(?:\[[ xX]\][ \t]+)?/gm, ''],
  [/!?\[([^[\]]*)\]\([^()\s]*(?:[ \t]+"[^"\n]*")?\)/g, '$1'],
  // What holds an image: its text is bare by now.
  [/\[([^[\]]*)\]\([^()\s]*(?:[ \t]+"[^"\n]*")?\)/g, '$1'],
  [/<((?:https?:\/\/|mailto:)[^<>\s]*)>/g, '$1'],
  [/`+/g, ''],
  [/(?<![\\*])\*(?=[^\s*])([^*\n]*[^\s*\\])\*(?!\*)/g, '$1'],
  [/(?<!\\)(\*{2,3})(?=[^\s*])([^*\n]*[^\s*\\])\1/g, '$2'],
  [/(?<![\p{L}\p{N}_\\])_(?=[^\s_])([^_\n]*[^\s_\\])_(?![\p{L}\p{N}_])/gu, '$1'],
  [/(?<![\p{L}\p{N}_\\])__(?=[^\s_])([^_\n]*[^\s_\\])__(?![\p{L}\p{N}_])/gu, '$1'],
  [/~~(?=[^\s~])([^~\n]*[^\s~\\])~~/g, '$1'],
  [/^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm, ''],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
];

/** The words of a Markdown text, for where there is no room for its form: `**uno**` is «uno». */
export const plainWords = (texto: string): string =>
  hasMarkup(texto) ? MARKS.reduce((text, [mark, words]) => text.replace(mark, words), texto).trim() : texto;
