/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { refreshInPlace, wouldMove } from './hold-still';
import { board, h, letters } from './letters';

const all = () => true;

describe('a card under the pointer', () => {
  it('would be moved by what comes or goes above it, or takes it away', () => {
    const shown = board('abc', '', '');
    expect(wouldMove(shown, board('bc', 'a', ''), 'b', all)).toBe(true);
    expect(wouldMove(shown, board('zabc', '', ''), 'b', all)).toBe(true);
    expect(wouldMove(shown, board('ac', 'b', ''), 'b', all)).toBe(true);
    expect(wouldMove(shown, board('ac', '', ''), 'b', all)).toBe(true);
  });

  it('stays where it is when something happens below it, or to a card that the filter hides', () => {
    const shown = board('abc', '', '');
    expect(wouldMove(shown, board('ab', 'c', ''), 'b', all)).toBe(false);
    expect(wouldMove(shown, board('bc', 'a', ''), 'b', ({ _id }) => _id !== 'a')).toBe(false);
  });
});

describe('contents refreshed in place', () => {
  it('are new while every card stays', () => {
    const shown = board('ab', 'c', '');
    const next = board('b', 'c', '');
    next[2]!.historias = [h('a', { titulo: 'Otra', estado: 'completada' })];
    const held = refreshInPlace(shown, next);
    expect(letters(held)).toEqual(['ab', 'c', '']);
    expect(held[0]!.historias[0]!.titulo).toBe('Otra');
  });

  it('keep a card that is gone until the pointer leaves', () => {
    expect(letters(refreshInPlace(board('ab', '', ''), board('b', '', '')))).toEqual(['ab', '', '']);
  });
});
