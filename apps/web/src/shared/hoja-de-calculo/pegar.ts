import { ofrecida } from '../exportar/hoja';
import { pegado } from '../exportar/pegado';

/** Cells of a spreadsheet, or several lines. */
const isTable = (texto: string): boolean => /\t|\S\s*\n\s*\S/.test(texto);

/** Rows pasted on a list, and not into a field or a dialog, are to be brought into it. */
export const onPaste = (event: ClipboardEvent): void => {
  const to = ofrecida()?.pegar;
  const { target } = event;
  if (!to || event.defaultPrevented || !(target instanceof Element)) return;
  if (target.closest('input, textarea, [contenteditable], [role=dialog], [role=alertdialog]')) return;
  const texto = event.clipboardData?.getData('text/plain') ?? '';
  if (!isTable(texto)) return;
  event.preventDefault();
  pegado.open({ ...to, texto });
};
