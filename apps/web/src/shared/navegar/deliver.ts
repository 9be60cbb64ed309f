export type Field = HTMLInputElement | HTMLTextAreaElement;

const insert = (field: Field, text: string) => {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
};

const enter = (field: Field) => {
  if (field instanceof HTMLTextAreaElement) return insert(field, '\n');
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  // Otherwise it would be kept for the field once more.
  Object.assign(event, { delivered: true });
  if (field.dispatchEvent(event)) field.form?.requestSubmit();
};

const turn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Writes the keys into the field as if they were pressed in it, those too that are added meanwhile: one line after the
 * other, as the field has to be drawn anew in between.
 */
export const deliver = async (field: Field, typed: string[]): Promise<void> => {
  do {
    const at = typed.indexOf('Enter');
    const text = typed.splice(0, at < 0 ? typed.length : at).join('');
    if (text) insert(field, text);
    if (at < 0) return;
    typed.shift();
    await turn();
    enter(field);
    await turn();
  } while (document.activeElement === field);
};
