import { describe, expect, it } from '@jest/globals';
import { type Celda, toCsv } from './csv.rules';

const line = (...cells: Celda[]) => toCsv([cells], 'en').slice(1, -2);

describe('toCsv', () => {
  it('starts with a mark that makes Excel read accents, and ends every row', () => {
    expect(toCsv([['Título'], ['Ñandú']], 'es')).toBe('\uFEFF"Título"\r\n"Ñandú"\r\n');
  });

  it('quotes values with quotes, separators or line ends', () => {
    expect(line('a "b"', 'c,d;e', 'f\ng', null)).toBe('"a ""b""","c,d;e","f\ng",');
  });

  it.each(['=1+1', '+34 600', '-cmd', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\u00a0=1', '＝1', '＠a', '\nx'])(
    'makes text of %j',
    (text) => expect(line(text)).toBe(`"'${text}"`),
  );

  it.each(['a=b', 'Ana-María', 'uno@dos', "it's"])('leaves %j alone', (text) =>
    expect(line(text)).toBe(`"${text}"`),
  );

  it("uses the language's decimal sign, which also decides the separator", () => {
    expect(toCsv([['a', 1.5, -2]], 'es').slice(1)).toBe('"a";1,5;-2\r\n');
    expect(toCsv([['a', 1.5, -2]], 'en').slice(1)).toBe('"a",1.5,-2\r\n');
  });
});
