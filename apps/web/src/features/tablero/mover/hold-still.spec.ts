/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { refreshInPlace, wouldMove } from './hold-still';
import { board, h, letters } from '../letters';

const all = () => true;

describe('a card under the pointer', () => {
  it('would be moved by a card that comes or goes above it, or by its own removal', () => {
    const shown = board('abc', '', '');
    expect(wouldMove(shown, board('bc', 'a', ''), 'b', all)).toBe(true);
    expect(wouldMove(shown, board('zabc', '', ''), 'b', all)).toBe(true);
    expect(wouldMove(shown, board('ac', 'b', ''), 'b', all)).toBe(true);
    expect(wouldMove(shown, board('ac', '', ''), 'b', all)).toBe(true);
  });

  it('is not moved by changes below it, or to a card that the filter hides', () => {
    const shown = board('abc', '', '');
    expect(wouldMove(shown, board('ab', 'c', ''), 'b', all)).toBe(false);
    expect(wouldMove(shown, board('bc', 'a', ''), 'b', ({ _id }) => _id !== 'a')).toBe(false);
  });
});

describe('contents refreshed in place', () => {
  it('are updated while every card stays in place', () => {
    const next = board('ba', 'c', '');
    next[0]!.historias[1] = h('a', { titulo: 'Otra' });
    const held = refreshInPlace(board('ab', 'c', ''), next);
    expect(letters(held)).toEqual(['ab', 'c', '']);
    expect(held[0]!.historias[0]!.titulo).toBe('Otra');
  });

  it('are not those of another column', () => {
    const shown = board('a', 'c', '');
    const next = board('', 'c', '');
    next[2]!.historias = [h('a', { titulo: 'Otra', estado: 'completada' })];
    expect(refreshInPlace(shown, next)[0]).toBe(shown[0]);
  });

  it('keep a removed card until the pointer leaves', () => {
    expect(letters(refreshInPlace(board('ab', '', ''), board('b', '', '')))).toEqual(['ab', '', '']);
  });
});
