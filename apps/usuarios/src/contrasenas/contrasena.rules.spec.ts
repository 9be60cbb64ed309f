import { describe, expect, it } from '@jest/globals';
import { isPersonal } from './contrasena.rules';

const LUCIA = { nombre: 'Lucía Fernández', correo: 'lucia.ferro@empresa.es' };

describe('isPersonal', () => {
  it.each([
    'lucia.ferro@empresa.es',
    'LUCIA.FERRO',
    'ferro',
    'empresa.es',
    'Lucía Fernández',
    'luciafernandez',
    'Fernández',
    'FERNANDEZ',
  ])('%s is the person’s own', (contrasena) => {
    expect(isPersonal(contrasena, LUCIA)).toBe(true);
  });

  it.each(['Fernández-1987', 'una frase de lucía', 'es', '', 'secreta-1'])('%j is not', (contrasena) => {
    expect(isPersonal(contrasena, LUCIA)).toBe(false);
  });
});
