import { describe, expect, it } from '@jest/globals';
import { readByOthers } from './leido.rules';

describe('readByOthers', () => {
  const cursors = new Map([
    ['ana', 9],
    ['luis', 4],
    ['eva', 6],
  ]);

  it('is the smallest cursor of the others', () => {
    const upTo = readByOthers(['ana', 'luis', 'eva'], cursors);
    expect([upTo('ana'), upTo('luis'), upTo('eva')]).toEqual([4, 6, 4]);
  });

  it('counts members who have never opened the conversation, but nobody who has left it', () => {
    expect(readByOthers(['ana', 'eva', 'nuevo'], cursors)('ana')).toBe(0);
    expect(readByOthers(['ana', 'eva'], cursors)('ana')).toBe(6);
  });

  it('is 0 when there is nobody else', () => {
    expect(readByOthers(['ana'], cursors)('ana')).toBe(0);
  });

  it('needs every member when the author is not in the conversation', () => {
    expect(readByOthers(['ana', 'luis', 'eva'], cursors)('admin')).toBe(4);
  });
});
