import { describe, expect, it } from '@jest/globals';
import { clavesPattern } from '../../../navegar/clave';
import { peticionEn } from './peticion';

const claves = clavesPattern([{ clave: 'TIENDA' }]);
const asked = (texto: string) => {
  const found = peticionEn(texto, texto.length, claves);
  return found && [found.de, found.at, found.busca];
};

describe('what is asked for at the caret', () => {
  it.each([
    ['/', ['bloque', 0, '']],
    ['Hola\n/ta', ['bloque', 5, 'ta']],
    ['Hola @', ['persona', 5, '']],
    ['Hola @ana g', ['persona', 5, 'ana g']],
    ['(@lu', ['persona', 1, 'lu']],
    ['¡Bien! :ca', ['emoji', 7, 'ca']],
    ['Como #pago', ['elemento', 5, 'pago']],
    ['Como #pago con tarjeta', ['elemento', 5, 'pago con tarjeta']],
    ['Ya en TIENDA-4', ['elemento', 6, 'TIENDA-4']],
  ])('«%s»', (texto, found) => expect(asked(texto)).toEqual(found));

  it.each([
    '',
    'y/o',
    'https://',
    'correo@ana',
    '@Ana García, ',
    '10:30',
    ':)',
    'nota:ca',
    '# ',
    '## Título',
    'C#pago',
    'UTF-8',
    'TIENDA-4 ',
  ])('«%s» asks for nothing', (texto) => expect(asked(texto)).toBeUndefined());

  it('is what is before the caret, and takes no longer in a long text', () => {
    expect(peticionEn('@lu y más', 3)).toEqual({ de: 'persona', at: 0, busca: 'lu' });
    expect(peticionEn('@lu', -1)).toBeUndefined();
    const start = performance.now();
    peticionEn('#a '.repeat(100_000), 300_000, claves);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
