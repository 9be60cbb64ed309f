/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { type Direccion, moveBy, moveOver, moveTo, neighbourOf } from './move-target';
import { layMoves } from './pending-moves';
import { board, letters } from '../letters';

const columnas = board('abc', 'de', '');

describe('a step by arrow key', () => {
  it.each<[string, Direccion, string[]]>([
    ['b', 'arriba', ['bac', 'de', '']],
    ['b', 'abajo', ['acb', 'de', '']],
    ['c', 'derecha', ['ab', 'dec', '']],
    ['a', 'derecha', ['bc', 'ade', '']],
    ['e', 'izquierda', ['aebc', 'd', '']],
    ['d', 'derecha', ['abc', 'e', 'd']],
  ])('%s %s', (historia, direccion, expected) => {
    const wanted = moveBy(columnas, historia, direccion);
    expect(letters(layMoves(columnas, wanted ? [wanted] : []))).toEqual(expected);
  });

  it.each<[string, Direccion]>([
    ['a', 'arriba'],
    ['c', 'abajo'],
    ['a', 'izquierda'],
    ['z', 'arriba'],
  ])('%s %s goes nowhere', (historia, direccion) => {
    expect(moveBy(columnas, historia, direccion)).toBeUndefined();
  });
});

describe('a place in a column', () => {
  it('is counted without the moved story, and limited to the column', () => {
    expect(moveTo(columnas[0]!, 'a', 1).despuesDe).toBe('b');
    expect(moveTo(columnas[0]!, 'a', 99).despuesDe).toBe('c');
    expect(moveTo(columnas[0]!, 'a', -1).despuesDe).toBeNull();
  });

  it('is before or after the card under the pointer, by its half; last over the empty part of the column', () => {
    expect(moveOver(columnas[1]!, 'a', 'e', 0.4).despuesDe).toBe('d');
    expect(moveOver(columnas[1]!, 'a', 'e', 0.6).despuesDe).toBe('e');
    expect(moveOver(columnas[1]!, 'a', 'd', 0.4).despuesDe).toBeNull();
    expect(moveOver(columnas[1]!, 'a', undefined, 0).despuesDe).toBe('e');
    expect(moveOver(columnas[2]!, 'a', undefined, 0).despuesDe).toBeNull();
  });

  it('swaps early with a neighbour, from above and from below', () => {
    expect(moveOver(columnas[0]!, 'a', 'b', 0.4).despuesDe).toBe('b');
    expect(moveOver(columnas[0]!, 'a', 'b', 0.3).despuesDe).toBeNull();
    expect(moveOver(columnas[0]!, 'c', 'b', 0.6).despuesDe).toBe('a');
    expect(moveOver(columnas[0]!, 'c', 'b', 0.7).despuesDe).toBe('b');
  });
});

describe('the card that an arrow key focuses', () => {
  it.each<[string, Direccion, string | undefined]>([
    ['b', 'arriba', 'a'],
    ['b', 'abajo', 'c'],
    ['c', 'abajo', undefined],
    ['c', 'derecha', 'e'],
    ['d', 'izquierda', 'a'],
    ['e', 'derecha', undefined],
  ])('%s %s is %s', (historia, direccion, expected) => {
    expect(neighbourOf(columnas, historia, direccion)).toBe(expected);
  });

  it('is searched beyond an empty column', () => {
    expect(neighbourOf(board('a', '', 'b'), 'a', 'derecha')).toBe('b');
  });
});
