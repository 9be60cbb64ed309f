import { describe, expect, it } from '@jest/globals';
import { PREFERENCIAS_INICIALES } from '@pmp/contracts/usuarios';
import { hasNews } from './preferencias.rules';

describe('hasNews', () => {
  it('is true for a changed switch and a changed theme', () => {
    expect(hasNews(PREFERENCIAS_INICIALES, { email: false })).toBe(true);
    expect(hasNews(PREFERENCIAS_INICIALES, { tema: 'oscuro' })).toBe(true);
  });

  it('is false when nothing changes', () => {
    expect(hasNews(PREFERENCIAS_INICIALES, {})).toBe(false);
    expect(hasNews(PREFERENCIAS_INICIALES, { ...PREFERENCIAS_INICIALES })).toBe(false);
  });
});
