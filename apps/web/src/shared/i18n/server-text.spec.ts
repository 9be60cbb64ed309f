import { afterEach, describe, expect, it } from '@jest/globals';
import type { ErrorSpec } from '@pmp/contracts/common';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import known from './es/servidor.json' with { type: 'json' };
import { changeLanguage } from './i18n';
import { serverText } from './server-text';

const CONTRACTS = resolve(import.meta.dirname, '../../../../../libs/contracts');
const contracts = await Promise.all(
  globSync('*/src/index.ts', { cwd: CONTRACTS }).map(
    (path) => import(join(CONTRACTS, path)) as Promise<Record<string, unknown>>,
  ),
);

const places = new Proxy<Record<string, string>>({}, { get: (_target, name) => `{{${String(name)}}}` });

/** What the contracts make every service say when it refuses. */
const refusals = contracts
  .flatMap((contract) => Object.entries(contract).filter(([name]) => name.startsWith('errores')))
  .flatMap(([, errors]) => Object.values(errors as Record<string, ErrorSpec>))
  .map(({ message }) => (typeof message === 'function' ? message(places) : message))
  // This one only repeats sentences that are here already.
  .filter((message) => message !== '{{mensaje}}');

afterEach(() => changeLanguage('es'));

describe('what the server says', () => {
  it('every refusal of the contracts can be read in every language', () => {
    expect(refusals.length).toBeGreaterThan(80);
    expect(refusals.filter((message) => !(message in known))).toEqual([]);
  });

  it('stays as it is in Spanish', () => {
    expect(serverText('El equipo no existe')).toBe('El equipo no existe');
  });

  it.each([
    ['El equipo no existe', 'The team does not exist'],
    ['No se puede eliminar el equipo: tiene 3 proyectos', 'The team cannot be deleted: it has 3 projects'],
    [
      'La historia «Pagar «ya»» ya está en el sprint «S. 1»',
      'The story “Pagar «ya»” is already in the sprint “S. 1”',
    ],
    [
      'Ana ha pasado «Nuevo equipo» de pendiente a en progreso.',
      'Ana has moved “Nuevo equipo” from to do to in progress.',
    ],
    [
      'Ana ha cambiado el título, el tipo y la prioridad de «Pagar».',
      'Ana has changed “Pagar”: the title, the type, and the priority.',
    ],
    ['«Pagar» vence el 22 de noviembre.', '“Pagar” is due on November 22.'],
    ['Una frase que nadie conoce', 'Una frase que nadie conoce'],
  ])('%s', async (spanish, english) => {
    await changeLanguage('en');
    expect(serverText(spanish)).toBe(english);
  });
});
