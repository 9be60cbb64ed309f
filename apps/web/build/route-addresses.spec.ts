import { describe, expect, it } from '@jest/globals';
import { addressesOf } from './route-addresses.ts';

const FILE = '/x/libs/contracts/proyectos/src/rutas/cosas.ts';

describe('addressesOf', () => {
  it('keeps of each route its method and its path, and of the imports nothing', () => {
    const code = [
      "import { idParamSchema, ruta } from '@pmp/contracts/common';",
      "export const leer = ruta('GET', 'cosas/:id', {\n  params: idParamSchema,\n});",
      "export const trasladar = ruta(\n  'POST',\n  'cosas/:id/trasladar',\n  { params: idParamSchema },\n);",
    ].join('\n');
    expect(addressesOf(code, FILE)).toBe(
      "export const leer = { method: 'GET', path: 'cosas/:id' };\n" +
        "export const trasladar = { method: 'POST', path: 'cosas/:id/trasladar' };\n",
    );
  });

  it.each([
    ['a path that is put together', 'export const leer = ruta("GET", `${COSAS}/:id`, {});'],
    ['anything else', 'export const MAX = 3;'],
    ['what another file exports', "export * from './otras';"],
  ])('refuses %s', (_what, code) => {
    expect(() => addressesOf(code, FILE)).toThrow(`${FILE}: every export must be written as`);
  });
});
