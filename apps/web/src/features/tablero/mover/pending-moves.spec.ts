/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { findHistoria } from '../cargar/columnas';
import { layMoves } from './pending-moves';
import { board, letters } from '../letters';

const move = (historia: string, columna: string, despuesDe: string | null = null) => ({
  historia,
  columna,
  despuesDe,
});

describe('pending moves, applied to the board', () => {
  it.each([
    [move('a', 'En progreso'), ['bc', 'ade', 'f']],
    [move('a', 'En progreso', 'd'), ['bc', 'dae', 'f']],
    [move('a', 'Por hacer', 'b'), ['bac', 'de', 'f']],
    [move('c', 'Por hacer'), ['cab', 'de', 'f']],
    [move('f', 'Por hacer', 'c'), ['abcf', 'de', '']],
  ])('puts %o where it belongs', (wanted, expected) => {
    expect(letters(layMoves(board('abc', 'de', 'f'), [wanted]))).toEqual(expected);
  });

  it('gives the story the estado of its destination', () => {
    const [after] = [layMoves(board('a', '', ''), [move('a', 'Completado')])];
    expect(findHistoria(after, 'a')?.estado).toBe('completada');
  });

  it('applies several in their order', () => {
    const moves = [move('a', 'En progreso'), move('b', 'En progreso', 'a'), move('a', 'Completado')];
    expect(letters(layMoves(board('ab', 'c', ''), moves))).toEqual(['', 'bc', 'a']);
  });

  it('puts a story first when the one it should follow has gone', () => {
    expect(letters(layMoves(board('a', 'b', ''), [move('a', 'En progreso', 'z')]))).toEqual(['', 'ab', '']);
  });

  it('returns the same board when the server has already done it, or the story or column is gone', () => {
    const before = board('a', 'bc', '');
    expect(layMoves(before, [move('c', 'En progreso', 'b')])).toBe(before);
    expect(layMoves(before, [move('z', 'En progreso')])).toBe(before);
    expect(layMoves(before, [move('a', 'Otra')])).toBe(before);
  });

  it('keeps the objects of untouched columns, so that they are not rendered again', () => {
    const before = board('a', 'b', 'c');
    expect(layMoves(before, [move('a', 'En progreso')])[2]).toBe(before[2]);
  });
});
