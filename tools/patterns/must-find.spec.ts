import { describe, expect, it } from '@jest/globals';
import { mustBeSome, mustFind, mustFindAll, mustReplace } from './must-find.ts';

describe('what must be there', () => {
  it('is found, all of it or the first', () => {
    expect(mustFind('x', 'a1 b2', /(\w)(\d)/g).slice(0, 3)).toEqual(['a1', 'a', '1']);
    expect(mustFindAll('x', 'a1 b2', /\w(\d)/g).map(([, digit]) => digit)).toEqual(['1', '2']);
    expect(mustBeSome('x', [1], 'números')).toEqual([1]);
  });

  it('is replaced as `replace` does, also by what it says already', () => {
    expect(mustReplace('x', 'a1 a1', /a(\d)/g, 'b$1')).toBe('b1 b1');
    expect(mustReplace('x', 'a1', 'a1', 'a1')).toBe('a1');
    expect(mustReplace('x', 'a1 b2', /\w(\d)/g, (all, digit) => all + digit)).toBe('a11 b22');
  });

  it.each([
    ['found', () => mustFind('compose.yaml', 'a', /b/)],
    ['found', () => mustFindAll('compose.yaml', 'a', /b/g)],
    ['replaced', () => mustReplace('compose.yaml', 'a', /b/, 'c')],
    ['replaced', () => mustReplace('compose.yaml', 'a', /b/, () => 'c')],
    ['some', () => mustBeSome('compose.yaml', [], 'b')],
  ])('is an error with its name where it is not %s', (_what, look) => {
    expect(look).toThrow(/^compose\.yaml ya no tiene lo que se busca: \/?b/);
  });
});
