import { afterEach, describe, expect, it } from '@jest/globals';
import { controlOfRow } from './control-of-row';

afterEach(() => document.body.replaceChildren());

const show = (html: string) => {
  document.body.innerHTML = `<main id="contenido">${html}</main>`;
};
const focus = (id: string) => document.getElementById(id)?.focus();
const found = () => controlOfRow()?.id;

describe('controlOfRow', () => {
  it('finds the control of the row that has the focus, and of no other', () => {
    const row = (n: number) =>
      `<li><a id="a${n}" href="#">x</a><button id="e${n}" data-tecla="x">Elegir</button></li>`;
    show(`<button id="out">Filtro</button><ul>${row(1)}${row(2)}</ul>`);
    focus('a2');
    expect(found()).toBe('e2');
    focus('e1');
    expect(found()).toBe('e1');
    focus('out');
    expect(found()).toBeUndefined();
  });
});
