import { describe, expect, it } from '@jest/globals';
import { contentOf } from '../../../test/paquete/sample-package';
import { clavesOf, withClaves } from './claves';
import { changesOf, differenceOf, overwrites } from './difference';
import { emptyIndex, type Index } from './inspect-package';
import { outsideTexts } from './outside-texts';
import type { Kind } from '@pmp/paquete';

const indexOf = (lines: Partial<Record<Kind, Record<string, string>>>): Index => {
  const index = emptyIndex();
  for (const [kind, known] of Object.entries(lines)) {
    for (const [id, sha256] of Object.entries(known)) {
      index[kind as Kind].set(id, { sha256, nombre: `«${id}»` });
    }
  }
  return index;
};

const PACKAGE = indexOf({ proyecto: { p: '1' }, epicas: { a: '1', b: '1' }, sprints: { s: '1' } });

describe('differenceOf', () => {
  it('separates new, changed, removed and unchanged lines', () => {
    const here = indexOf({ proyecto: { p: '1' }, epicas: { a: '2', c: '1' }, sprints: { s: '1' } });
    const { proyecto, epicas } = differenceOf(here, PACKAGE);
    expect(epicas).toEqual({ creados: ['b'], cambiados: ['a'], retirados: ['c'], iguales: 0 });
    expect(proyecto).toEqual({ creados: [], cambiados: [], retirados: [], iguales: 1 });
  });

  it('is empty if everything is as in the package', () => {
    const difference = differenceOf(PACKAGE, PACKAGE);
    expect(['proyectos', 'sprints', 'mensajes'].map((o) => changesOf(difference, o as 'sprints'))).toEqual([
      false,
      false,
      false,
    ]);
    expect(overwrites(difference)).toBe(false);
  });
});

describe('overwrites', () => {
  it.each([
    ['a new project', {}, false],
    ['what an interrupted import has left', { sprints: { s: '1' } }, false],
    ['what a person and the team keep', { vistas: { v: '1' }, definiciones: { p: '1' } }, false],
    ['a changed epic', { proyecto: { p: '1' }, epicas: { a: '2', b: '1' }, sprints: { s: '1' } }, true],
    [
      'an epic that was deleted here',
      { proyecto: { p: '1' }, epicas: { a: '1' }, sprints: { s: '1' } },
      true,
    ],
    ['a message written since', { ...{ proyecto: { p: '1' } }, mensajes: { m: '1' } }, true],
  ])('%s: %s', (_what, here, expected) => {
    expect(overwrites(differenceOf(indexOf(here), PACKAGE))).toBe(expected);
  });
});

describe('what came from outside', () => {
  it('is what the package says, and what is known here of what stays', () => {
    const here = indexOf({ externos: { a: '1', gone: '1' } });
    const after = outsideTexts(here, indexOf({ epicas: { a: '1', b: '1' }, externos: { b: '1' } }));
    expect([...after.keys()].sort()).toEqual(['a', 'b']);
  });
});

describe('the keys that a project had', () => {
  const proyecto = contentOf('').proyecto[0]!;
  it('are those of the package and those of here, whatever its key is now, and importing again changes nothing', () => {
    const once = withClaves({ ...proyecto, clavesAnteriores: ['VIEJA'] }, ['LUEGO', 'ANTES', proyecto.clave]);
    expect(once.clavesAnteriores).toEqual(['ANTES', 'LUEGO', 'VIEJA']);
    expect(withClaves({ ...proyecto, clavesAnteriores: ['VIEJA'] }, clavesOf(once))).toEqual(once);
    expect(withClaves(proyecto, [proyecto.clave])).toEqual(proyecto);
  });
});
