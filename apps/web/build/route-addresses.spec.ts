import { describe, expect, it } from '@jest/globals';
import { addressesOf, withAddresses } from './route-addresses.ts';

const FILE = '/x/libs/contracts/proyectos/src/rutas/cosas.ts';

describe('addressesOf', () => {
  it('keeps of each route its method and its path, and of the imports nothing', () => {
    const code = [
      "import { idParamSchema, ruta } from '@pmp/contracts/common';",
      "export const leer = ruta('GET', 'cosas/:id', {\n  resumen: 'Lee una cosa',\n  params: idParamSchema,\n});",
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

describe('withAddresses', () => {
  const SOURCES: Record<string, string> = {
    'libs/contracts/proyectos/src/rutas.ts': "export * as rutasCosas from './rutas/cosas';\n",
    'libs/contracts/proyectos/src/rutas/cosas.ts': "export const leer = ruta('GET', 'cosas/:id', {});\n",
  };
  const read = (file: string): string => SOURCES[file] ?? '';
  const written = (...lines: string[]) =>
    withAddresses(["import { rutasCosas } from '@pmp/contracts/proyectos/rutas';", ...lines].join('\n'), read)
      .split('\n')
      .slice(1);

  it('writes the address of a route where it is called', () => {
    expect(written('pedir(rutasCosas.leer, { params });')).toEqual([
      "pedir({ method: 'GET', path: 'cosas/:id' }, { params });",
    ]);
  });

  it.each([
    ['a type', 'type Cosa = ReplyOf<typeof rutasCosas.leer>;'],
    ['a route that is chosen while the page runs', 'pedir(rutasCosas[accion]);'],
    ['something of the same name elsewhere', 'otras.rutasCosasDeOtro.leer;'],
  ])('leaves %s as it is', (_what, line) => {
    expect(written(line)).toEqual([line]);
  });

  it('ends the build where a contract names no routes', () => {
    const code = "import { rutasX } from '@pmp/contracts/vacio/rutas';";
    expect(() => withAddresses(code, read)).toThrow('libs/contracts/vacio/src/rutas.ts names no routes');
  });
});
