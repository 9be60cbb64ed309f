import { describe, expect, it } from '@jest/globals';
import { extractoOf, mencionadas, mencionesIn } from './menciones';

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
    ['@Ana', []],
    ['@Anabel Ruiz y @Ana López', ['anabel', 'ana']],
    ['@ANA LOPEZ @Ana López', ['ana']],
    ['@Ana Lópezaga no es ella', []],
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

  it('are those chosen by id, whatever the text calls them', () => {
    const gil = persona('65a000000000000000000001', 'Luis Gil');
    const other = persona('65a000000000000000000002', 'Luis Gil');
    const texto = `[@Luis](persona:${gil._id}) y [@Nadie](persona:65a000000000000000000009)`;
    expect(mencionadas(texto, [gil, other])).toEqual([gil._id]);
    expect(extractoOf(`${'x '.repeat(60)}${texto}`, gil._id, mencionesIn(texto, [gil]))).not.toContain(
      'persona:',
    );
    expect(extractoOf(texto, gil._id, mencionesIn(texto, [gil]))).toBe('@Luis y @Nadie');
  });

  it('returns both people if two have the same name', () => {
    expect(mencionadas('@Ana López', [ana, persona('otra', 'Ana López')])).toEqual(['ana', 'otra']);
  });
});

describe('extractoOf', () => {
  const extracto = (texto: string, { _id }: typeof ana) => extractoOf(texto, _id, mencionesIn(texto, todas));

  it('shows a short text in full', () => {
    expect(extracto('@Ana López  ven\nya', ana)).toBe('@Ana López ven ya');
  });

  it('cuts a long text around the name', () => {
    const found = extracto(`${'x '.repeat(500)}@Ana López ${'y '.repeat(500)}`, ana);
    expect(found).toContain('@Ana López');
    expect(found.length).toBeLessThan(260);
    expect(found).toMatch(/^….*…$/);
  });

  it('shows each person the part that names them', () => {
    const texto = `@Anabel Ruiz ${'x '.repeat(200)}@Ana López ${'y '.repeat(200)}`;
    expect([extracto(texto, anabel), extracto(texto, ana)]).toEqual([
      expect.stringMatching(/^@Anabel Ruiz x/),
      expect.stringMatching(/^…x.* @Ana López y/),
    ]);
  });

  it('stays fast on a message made only of names', () => {
    const equipo = Array.from({ length: 100 }, (_, n) => persona(`p${n}`, `N${n}x Ap`));
    const others = equipo.slice(1).map(({ nombre }) => `@${nombre}`);
    const texto = `${'@N0x Ap '.repeat(400)}${others.join(' ')}`.slice(0, 4_200);
    const start = performance.now();
    const menciones = mencionesIn(texto, equipo);
    const extractos = mencionadas(texto, equipo).map((one) => extractoOf(texto, one, menciones));
    expect(extractos).toHaveLength(100);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
