import { describe, expect, it } from '@jest/globals';
import { AsistenteThrottle } from './asistente-throttle';

describe('AsistenteThrottle', () => {
  it('lets three answers of one person run at once', () => {
    const throttle = new AsistenteThrottle();
    const leave = throttle.enter('ana');
    throttle.enter('ana');
    throttle.enter('ana');
    expect(() => throttle.enter('ana')).toThrow('muchos mensajes');
    expect(() => throttle.enter('luz')).not.toThrow();
    leave();
    expect(() => throttle.enter('ana')).not.toThrow();
  });

  it('lets sixty messages pass in a minute', () => {
    const throttle = new AsistenteThrottle();
    for (let i = 0; i < 60; i++) throttle.enter('ana')();
    expect(() => throttle.enter('ana')).toThrow('muchos mensajes');
  });
});
