import { describe, expect, it } from '@jest/globals';
import { autoresAfter, autorSince } from './autores';

const LUCIA = 'a'.repeat(24);
const MARCOS = 'b'.repeat(24);

describe('who has changed a field since somebody read it', () => {
  const renamed = { version: 2, autores: autoresAfter({ version: 1 }, ['nombre'], LUCIA) };
  const moved = { version: 3, autores: autoresAfter(renamed, ['historias', 'reserva'], MARCOS) };

  it('is who changed that field, not who changed another one later', () => {
    expect(autorSince(moved, 1, ['nombre'])).toBe(LUCIA);
    expect(autorSince(moved, 1, ['nombre', 'historias'])).toBe(MARCOS);
    expect(autorSince(moved, 2, ['nombre'])).toBeUndefined();
    expect(autorSince(moved, 1)).toBe(MARCOS);
    expect(autorSince({ version: 9 }, 1)).toBeUndefined();
  });

  it('is nobody once the product itself has changed it', () => {
    const autores = autoresAfter(moved, ['historias'], null);
    expect(autorSince({ version: 4, autores }, 1, ['historias'])).toBeUndefined();
    expect(autorSince({ version: 4, autores }, 1, ['nombre'])).toBe(LUCIA);
  });
});
