import type { Escrito } from './formato';

/** Writes a text into the field as a person would, with one step that Ctrl+Z takes back. */
export const put = (field: HTMLTextAreaElement, { texto, desde, hasta }: Escrito): void => {
  const before = field.value;
  let start = 0;
  while (start < before.length && start < texto.length && before[start] === texto[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, texto.length) - start;
  while (end < most && before.at(-1 - end) === texto.at(-1 - end)) end += 1;
  const piece = texto.slice(start, texto.length - end);
  field.focus();
  field.setSelectionRange(start, before.length - end);
  // Deprecated, and still all that writes into a field and keeps what it can undo.
  const done =
    typeof document.execCommand === 'function' &&
    (piece ? document.execCommand('insertText', false, piece) : document.execCommand('delete'));
  if (!done || field.value !== texto) {
    field.setRangeText(piece, start, before.length - end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(desde, hasta);
};
