import { describe, expect, it } from 'vitest';
import { extractoOf, mencionadas } from './menciones.rules';

const persona = (_id: string, nombre: string) => ({ _id, nombre, avatar: null });
const ana = persona('ana', 'Ana López');
const anabel = persona('anabel', 'Anabel Ruiz');
const luis = persona('luis', 'Luis Pérez');
const luisa = persona('luis2', 'Luis Gómez');
const todas = [ana, anabel, luis, luisa];

describe('mencionadas', () => {
  it.each([
    ['@Ana López ¿puedes?', ['ana']],
    ['hola @ana lopez, mira', ['ana']],
    ['@Ana', ['ana']],
    ['@Anabel y @Ana', ['anabel', 'ana']],
    ['@ANA @Ana', ['ana']],
    ['(@Luis Pérez)', ['luis']],
    ['@Luis', []],
    ['@Anab', []],
    ['correo ana@ana.es', []],
    ['Ana López', []],
    ['@', []],
    ['', []],
  ])('%s', (texto, expected) => {
    expect(mencionadas(texto, todas)).toEqual(expected);
  });

  it('names both of two people of one name', () => {
    expect(mencionadas('@Ana López', [ana, persona('otra', 'Ana López')])).toEqual(['ana', 'otra']);
  });
});

describe('extractoOf', () => {
  it('shows a short text whole', () => {
    expect(extractoOf('@Ana  ven\nya', ana, todas)).toBe('@Ana ven ya');
  });

  it('cuts a long one around the name', () => {
    const extracto = extractoOf(`${'x '.repeat(500)}@Ana López ${'y '.repeat(500)}`, ana, todas);
    expect(extracto).toContain('@Ana López');
    expect(extracto.length).toBeLessThan(260);
    expect(extracto).toMatch(/^….*…$/);
  });
});
