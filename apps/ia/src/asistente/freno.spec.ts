import { describe, expect, it } from '@jest/globals';
import { Freno } from './freno';

describe('Freno', () => {
  it('lets three answers of one person run at once', () => {
    const freno = new Freno();
    const leave = freno.enter('ana');
    freno.enter('ana');
    freno.enter('ana');
    expect(() => freno.enter('ana')).toThrow('muchos mensajes');
    expect(() => freno.enter('luz')).not.toThrow();
    leave();
    expect(() => freno.enter('ana')).not.toThrow();
  });

  it('lets sixty messages pass in a minute', () => {
    const freno = new Freno();
    for (let i = 0; i < 60; i++) freno.enter('ana')();
    expect(() => freno.enter('ana')).toThrow('muchos mensajes');
  });
});
