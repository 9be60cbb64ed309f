import { describe, expect, it } from '@jest/globals';
import { beginsWith, extractoOfPalabras, palabrasOf, terminosOf } from './palabras';

const finds = (q: string, contenido: string): boolean => {
  const palabras = palabrasOf(contenido);
  const terminos = terminosOf(q);
  const matches = (termino: string) => (palabra: string) => {
    const { $eq, $gte = '', $lt = '' } = beginsWith(termino).$elemMatch;
    return $eq === undefined ? palabra >= $gte && palabra < $lt : palabra === $eq;
  };
  return terminos.length > 0 && terminos.every((termino) => palabras.some(matches(termino)));
};

describe('the words of a text', () => {
  it.each([
    ['reunion', 'La REUNIÓN es a las 5', true],
    ['reun lun', 'Reunión del lunes', true],
    ['la reunión', 'Movemos la reunión', true],
    ['reunion', 'La reunio\u0301n (NFD)', true],
    ['reunión martes', 'Reunión del lunes', false],
    ['union', 'La reunión', false],
    ['PR', 'abre un PR', true],
    ['pr', 'abre un proyecto', false],
    ['para', 'la parada', true],
    ['a', 'a ver', false],
    ['.*', 'cualquier cosa', false],
    ['2026', 'el 20/11/2026', true],
    ['ñandu', 'Un Ñandú', true],
    ['facturas', 'La factura de mayo', true],
    ['factura', 'Facturación de mayo', true],
    ['mostrando', 'Mostrar el saldo', true],
    ['roja', 'El camión rojo', false],
    ['pagos', 'Pagar con tarjeta', false],
    ['pago', 'Los pagos', true],
    ['files', 'El filtro', false],
  ])('%s in «%s»: %s', (q, contenido, found) => {
    expect(finds(q, contenido)).toBe(found);
  });

  it('are limited in number and length', () => {
    const largo = Array.from({ length: 900 }, (_, i) => `palabra${i}`).join(' ');
    expect(palabrasOf(largo)).toHaveLength(300);
    expect(palabrasOf('x'.repeat(4_000))[0]).toHaveLength(32);
    expect(finds('x'.repeat(100), 'x'.repeat(4_000))).toBe(true);
  });
});

describe('extractoOfPalabras', () => {
  it('shows the text around what was found, in one line', () => {
    const extracto = extractoOfPalabras(
      `${'relleno '.repeat(30)}la\nreunión del lunes ${'más '.repeat(90)}`,
      ['reunion'],
    );
    expect(extracto).toMatch(/^….*la reunión del lunes.*…$/);
    expect(extracto.length).toBeLessThan(170);
    expect(extractoOfPalabras('Reunión', ['reunion'])).toBe('Reunión');
  });
});
