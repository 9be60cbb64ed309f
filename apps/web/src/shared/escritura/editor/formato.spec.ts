/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  conCodigo,
  conSangria,
  conTabla,
  enLineas,
  enlazado,
  type Escrito,
  marcado,
  trasIntro,
} from './formato';

/** `[` and `]` around what is selected, `|` for a caret. */
const read = (shown: string): Escrito => {
  const texto = shown.replace(/[«»¦]/g, '');
  if (shown.includes('¦')) return { texto, desde: shown.indexOf('¦'), hasta: shown.indexOf('¦') };
  return { texto, desde: shown.indexOf('«'), hasta: shown.indexOf('»') - 1 };
};
const write = ({ texto, desde, hasta }: Escrito): string =>
  desde === hasta
    ? `${texto.slice(0, desde)}¦${texto.slice(desde)}`
    : `${texto.slice(0, desde)}«${texto.slice(desde, hasta)}»${texto.slice(hasta)}`;

describe('what the buttons write', () => {
  it.each([
    ['a «b» c', 'a **«b»** c'],
    ['a **«b»** c', 'a «b» c'],
    ['a ¦', 'a **¦**'],
  ])('bold: %s is %s', (before, after) => expect(write(marcado(read(before), '**'))).toBe(after));

  it.each([
    ['«guía»', '[guía](«https://»)'],
    ['«https://pmp.es»', '[¦](https://pmp.es)'],
  ])('link: %s is %s', (before, after) => expect(write(enlazado(read(before)))).toBe(after));

  it.each([
    ['lista', 'u¦no', '- uno¦'],
    ['lista', '«uno\ndos»', '«- uno\n- dos»'],
    ['lista', '«- uno\n- dos»', '«uno\ndos»'],
    ['numeros', '«- uno\n- dos»', '«1. uno\n2. dos»'],
    ['tareas', 'a\n- u¦no\nb', 'a\n- [ ] uno¦\nb'],
    ['titulo', 'uno¦', '## uno¦'],
    ['cita', '  uno¦', '  > uno¦'],
  ] as const)('%s: %s', (linea, before, after) => expect(write(enLineas(read(before), linea))).toBe(after));

  it('a table and code stand by themselves', () => {
    expect(write(conTabla(read('a¦b')))).toBe('a\n\n| «Columna» | Columna |\n| --- | --- |\n|  |  |\n\nb');
    expect(write(conCodigo(read('¦')))).toBe('```\n¦\n```\n');
    expect(write(conCodigo(read('a «b»')))).toBe('a `«b»`');
  });
});

describe('Enter and Tab in a list', () => {
  it.each([
    ['- uno¦', '- uno\n- ¦'],
    ['  1. uno¦', '  1. uno\n  2. ¦'],
    ['- [x] uno¦', '- [x] uno\n- [ ] ¦'],
    ['> uno¦', '> uno\n> ¦'],
    ['- uno\n- ¦', '- uno\n¦'],
    ['- u¦no', '- u\n- ¦no'],
  ])('after %s it is %s', (before, after) => {
    const done = trasIntro(read(before));
    expect(done && write(done)).toBe(after);
  });

  it.each(['uno¦', '¦- uno', 'a - b¦', '«- a»'])('%s has nothing to go on with', (before) =>
    expect(trasIntro(read(before))).toBeUndefined(),
  );

  it('moves an item in and out', () => {
    expect(write(conSangria(read('- uno¦'), false) ?? read('¦'))).toBe('  - uno¦');
    expect(write(conSangria(read('  - uno¦'), true) ?? read('¦'))).toBe('- uno¦');
    expect(conSangria(read('uno¦'), false)).toBeUndefined();
  });
});
