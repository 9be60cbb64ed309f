import { describe, expect, it } from '@jest/globals';
import { proyectoCreateSchema } from './proyecto';

const EQUIPO = '0123456789abcdef01234567';
const messageOf = (equipo: unknown) =>
  proyectoCreateSchema.safeParse({ nombre: 'Tienda', clave: 'TIENDA', equipo }).error?.issues[0]?.message;

describe('the team of a new project', () => {
  it.each([undefined, null, ''])('is required: %j is rejected', (equipo) => {
    expect(messageOf(equipo)).toBe('Debes seleccionar un equipo');
  });

  it('must be an id', () => {
    expect(messageOf('x')).toBe('El identificador no es válido');
    expect(messageOf(EQUIPO)).toBeUndefined();
  });
});
