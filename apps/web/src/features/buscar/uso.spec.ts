import { afterEach, describe, expect, it } from '@jest/globals';
import { readUso, rememberUso } from './uso';

afterEach(() => localStorage.clear());

const order = () => [...readUso()].sort(([, a], [, b]) => b - a).map(([id]) => id);

describe('what is chosen', () => {
  it('counts, and fades while other things are chosen', () => {
    for (const id of ['tablero', 'tablero', 'backlog']) rememberUso(id);
    expect(order()).toEqual(['tablero', 'backlog']);
    for (let times = 0; times < 3; times += 1) rememberUso('backlog');
    expect(order()).toEqual(['backlog', 'tablero']);
    for (let times = 0; times < 100; times += 1) rememberUso('sprints');
    expect(order()[0]).toBe('sprints');
    expect(order()).not.toContain('tablero');
  });

  it('does not fail over what somebody else has stored', () => {
    localStorage.setItem('buscar:uso:', '{"a":1}');
    expect(readUso().size).toBe(0);
    localStorage.setItem('buscar:uso:', '[["a"],["b",2]]');
    expect([...readUso()]).toEqual([['b', 2]]);
  });
});
