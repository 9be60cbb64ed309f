import { describe, expect, it, jest } from '@jest/globals';
import { session } from './session';

describe('session', () => {
  it("is kept under 'token' and 'user', the user as JSON", () => {
    session.start('t1', { nombre: 'Ana' }, true);
    expect(localStorage.getItem('token')).toBe('t1');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ nombre: 'Ana' });
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('ends with the tab when it is not remembered, even after it is renewed', () => {
    session.start('t1', { nombre: 'Ana' }, false);
    session.renew('t2', { nombre: 'Ana' });
    expect(sessionStorage.getItem('token')).toBe('t2');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('never lets other tabs see it without a token during a renewal', () => {
    session.start('t1', { nombre: 'Ana' }, true);
    const removals = jest.spyOn(Storage.prototype, 'removeItem');
    session.renew('t2', { nombre: 'Ana María' });
    expect(removals.mock.contexts).not.toContain(localStorage);
    expect(localStorage.getItem('token')).toBe('t2');
    removals.mockRestore();
  });

  it('forgets both when it ends', () => {
    session.start('t1', { nombre: 'Ana' }, true);
    session.end();
    expect([localStorage.length, session.get().token]).toEqual([0, null]);
  });

  it('logs an unreadable user and continues without one', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('token', 't1');
    localStorage.setItem('user', '{roto');
    session.reload();
    expect(session.get()).toMatchObject({ token: 't1', user: {} });
    expect(log).toHaveBeenCalledWith('Error al parsear datos del usuario', expect.any(SyntaxError));
  });

  it('does not expire because of a token that has been replaced', () => {
    session.start('t1', {}, true);
    session.renew('t2', {});
    session.expire('t1');
    expect(session.get().expirada).toBe(false);
    session.expire('t2');
    expect(session.get().expirada).toBe(true);
  });
});
