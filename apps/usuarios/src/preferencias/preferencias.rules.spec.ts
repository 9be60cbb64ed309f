import { describe, expect, it } from '@jest/globals';
import { PREFERENCIAS_INICIALES } from '@pmp/contracts/usuarios';
import { hasNews } from './preferencias.rules';

describe('hasNews', () => {
  it('is true for a changed switch and a changed theme', () => {
    expect(hasNews(PREFERENCIAS_INICIALES, { email: false })).toBe(true);
    expect(hasNews(PREFERENCIAS_INICIALES, { tema: 'oscuro' })).toBe(true);
  });

  it('compares the columns of the list of tasks one by one', () => {
    const actuales = { ...PREFERENCIAS_INICIALES, columnasTareas: ['estado' as const] };
    expect(hasNews(actuales, { columnasTareas: ['estado'] })).toBe(false);
    expect(hasNews(actuales, { columnasTareas: [] })).toBe(true);
    expect(hasNews(PREFERENCIAS_INICIALES, { columnasTareas: ['estado'] })).toBe(true);
  });

  it('is false when nothing changes', () => {
    expect(hasNews(PREFERENCIAS_INICIALES, {})).toBe(false);
    expect(hasNews(PREFERENCIAS_INICIALES, { ...PREFERENCIAS_INICIALES })).toBe(false);
  });
});
