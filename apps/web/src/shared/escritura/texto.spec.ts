/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { anId } from '../testing/datos/builders';
import { splitTexto } from './texto';

const ana = { _id: anId(), nombre: 'Ana García', avatar: null };
const show = (texto: string) =>
  splitTexto(texto, [ana]).map(({ tipo, texto: t }) => (tipo === 'texto' ? t : `<${tipo}:${t}>`));

describe('text of a message', () => {
  it('finds addresses, without the full stop after them', () => {
    expect(show('Mira https://pmp.es/tareas/1. ¿Vale?')).toEqual([
      'Mira ',
      '<enlace:https://pmp.es/tareas/1>',
      '. ¿Vale?',
    ]);
  });

  it.each(['.', '.a', ')]}'])('takes no longer when an address is thousands of «%s»', (letters) => {
    const url = `https://pmp.es/${letters.repeat(1_300)}x`;
    const start = performance.now();
    for (let i = 0; i < 200; i += 1) expect(show(`${url}. `)).toEqual([`<enlace:${url}>`, '. ']);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('finds mentioned people by full or first name', () => {
    expect(show('@Ana García y @ana')).toEqual(['<mencion:@Ana García>', ' y ', '<mencion:@ana>']);
  });

  it('finds keys of elements, but not in an address', () => {
    const claves = /TIENDA-\d+/gu;
    const texto = '@ana, mira TIENDA-42 y https://pmp.es/TIENDA-42';
    expect(splitTexto(texto, [ana], claves).filter(({ tipo }) => tipo !== 'texto')).toMatchObject([
      { tipo: 'mencion', texto: '@ana' },
      { tipo: 'clave', texto: 'TIENDA-42' },
      { tipo: 'enlace', url: 'https://pmp.es/TIENDA-42' },
    ]);
  });

  it('does not find a name inside a word or an address', () => {
    expect(show('correo@ana.es o @Anabel')).toEqual(['correo@ana.es o @Anabel']);
  });

  it('leaves markup and other schemes alone', () => {
    expect(show('<b>javascript:alert(1)</b>')).toEqual(['<b>javascript:alert(1)</b>']);
  });
});
