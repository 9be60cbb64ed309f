import { describe, expect, it } from '@jest/globals';
import { hasMarkup, plainWords } from './markdown.rules';

describe('the words of a Markdown text', () => {
  it.each([
    ['**uno**', 'uno'],
    ['- **uno**\n- _dos_ y `tres`', 'uno\ndos y tres'],
    ['## Contexto\n\nUn *texto* ~~viejo~~', 'Contexto\n\nUn texto viejo'],
    ['- [ ] Por hacer\n- [x] Hecho', 'Por hacer\nHecho'],
    ['> cita\n> de dos líneas', 'cita\nde dos líneas'],
    ['1. Primero', '1. Primero'],
    ['[el manual](https://pmp.es/a "título") y ![una foto](/api/x.png)', 'el manual y una foto'],
    ['[![logo](/a.png)](https://pmp.es)', 'logo'],
    ['<https://pmp.es/a>', 'https://pmp.es/a'],
    ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a | b\n1 | 2'],
    ['```ts\nconst a = 1;\n```', 'const a = 1;'],
    ['Título\n===\ntexto', 'Título\ntexto'],
    ['***mucho*** **a *b* c**', 'mucho a b c'],
    ['2 \\* 3 \\_ 4', '2 * 3 _ 4'],
  ])('of «%s» are «%s»', (texto, words) => expect(plainWords(texto)).toBe(words));

  it.each([
    '',
    'Hola, ¿qué tal? @Ana lo sabe: TIENDA-42.',
    'dos líneas\n\ny otra',
    'Son 3 - 2 = 1, ¡y ya!',
    'https://pmp.es/a-b?c=d#e',
    'nombre-con-guiones (y paréntesis)',
  ])('«%s» has no markup, and is read without any library', (texto) => {
    expect(hasMarkup(texto)).toBe(false);
    expect(plainWords(texto)).toBe(texto);
  });

  it.each(['snake_case_word', '2 * 3 * 4', '5 < 6', 'a [sin enlace] b', '~/carpeta', 'C:\\temporal'])(
    '«%s» keeps what only looks like markup',
    (texto) => expect(plainWords(texto)).toBe(texto),
  );

  it.each([
    '[',
    '[a](',
    '*',
    '*a ',
    '_a ',
    '~~a ',
    '`',
    '> ',
    '- ',
    '|',
    '| - ',
    '<http://',
    '\\',
    '# ',
    ' \t',
  ])('takes no longer when a text is thousands of «%s»', (part) => {
    const start = performance.now();
    plainWords(part.repeat(20_000 / part.length));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
