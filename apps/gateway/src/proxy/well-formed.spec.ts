import { describe, expect, it } from '@jest/globals';
import { isWellFormedPath } from './well-formed';

describe('isWellFormedPath', () => {
  it.each(['/api/proyectos', '/api/mensajes/a%20b', '/api/x/..y', '/api/x/v1.2', '/api/caf%C3%A9'])(
    'accepts %s',
    (path) => {
      expect(isWellFormedPath(path)).toBe(true);
    },
  );

  it.each([
    '/api/proyectos/%zz',
    '/api/proyectos/%',
    '/api/proyectos/%ff',
    '/api/usuarios/../proyectos',
    '/api/usuarios/./x',
    '/api/usuarios/..',
    '/api/usuarios/%2e%2e/proyectos',
    '/api/usuarios%2f..%2fproyectos',
    '/api/usuarios\\..\\proyectos',
    '/api/caf\u00e9',
    '/api/a b',
  ])('refuses %s', (path) => {
    expect(isWellFormedPath(path)).toBe(false);
  });
});
