import { describe, expect, it } from '@jest/globals';
import { toBuscable } from '@pmp/platform';
import { resumenOf, searchPattern } from './texto.rules';

describe('searchPattern', () => {
  it.each([
    ['reunion', 'La REUNIÓN es a las 5', true],
    ['REUNIÓN', 'la reunion', true],
    ['ñandu', 'Un Ñandú', true],
    ['.*', 'cualquier cosa', false],
    ['a.b', 'a.b', true],
    ['(x', 'f(x)', true],
    ['50 % [ya]', 'al 50 % [ya]', true],
  ])('%s in «%s»: %s', (q, texto, found) => {
    expect(searchPattern(q).test(toBuscable(texto))).toBe(found);
  });
});

describe('resumenOf', () => {
  it('keeps short texts and cuts long ones between letters', () => {
    expect(resumenOf('hola')).toBe('hola');
    const cut = resumenOf(`a${'😀'.repeat(300)}`);
    expect([...cut]).toHaveLength(101);
    expect(cut.endsWith('😀…')).toBe(true);
  });
});
