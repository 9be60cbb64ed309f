/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createTeclado, PREFIX_MS } from './mapa';

const key = (letter: string, over: object = {}) => ({
  key: letter,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  typing: false,
  ...over,
});

describe('the keyboard', () => {
  it.each([
    [key('k', { ctrlKey: true }), { tipo: 'paleta' }],
    [key('K', { metaKey: true, typing: true }), { tipo: 'paleta' }],
    [key('/', { shiftKey: true }), { tipo: 'paleta' }],
    [key('?'), { tipo: 'ayuda' }],
    [key('C'), { tipo: 'crear', entidad: 'historia' }],
    [key('C', { shiftKey: true }), { tipo: 'crear', entidad: 'tarea' }],
    [key('x'), { tipo: 'fila' }],
    [key('c', { typing: true }), undefined],
    [key('c', { ctrlKey: true }), undefined],
    [key('k'), { tipo: 'elemento', tecla: 'k' }],
    [key('5'), { tipo: 'elemento', tecla: '5' }],
    [key('a', { ctrlKey: true }), { tipo: 'elemento', tecla: 'todo' }],
    [key('a', { ctrlKey: true, typing: true }), undefined],
    [key('L'), { tipo: 'elemento', tecla: 'l' }],
    [key('m'), { tipo: 'elemento', tecla: 'm' }],
    [key('.'), { tipo: 'elemento', tecla: '.' }],
    [key('e'), { tipo: 'elemento', tecla: 'e' }],
    [key('E', { shiftKey: true }), { tipo: 'elemento', tecla: '⇧e' }],
    [key('i'), { tipo: 'elemento', tecla: 'i' }],
    [key('z'), undefined],
  ])('%o', (tecla, orden) => expect(createTeclado()(tecla, 0)).toEqual(orden));

  it('goes to a place with G and a letter, if the letter follows soon', () => {
    const press = createTeclado();
    expect(press(key('g'), 0)).toBeUndefined();
    expect(press(key('c'), 100)).toEqual({ tipo: 'ir', destino: 'configuracion' });
    expect(press(key('c'), 200)).toEqual({ tipo: 'crear', entidad: 'historia' });
    press(key('g'), 300);
    expect(press(key('v'), 300 + PREFIX_MS)).toBeUndefined();
    press(key('g'), 10_000);
    expect(press(key('z'), 10_001)).toBeUndefined();
    expect(press(key('v'), 10_002)).toBeUndefined();
  });
});
