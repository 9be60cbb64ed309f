import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aUsuario } from '../testing/datos/builders';
import { session } from './session';
import { joinTabs } from './session-tabs';
import { stubGlobal } from '../testing/stub-global';

const TOKEN = 'token-de-otra-pestana';
const user = aUsuario();

/** The other tab: records what this one says, and answers what the test tells it to. */
class FakeChannel extends EventTarget {
  static current: FakeChannel;
  readonly sent: { tipo: string }[] = [];
  static answer: object | undefined;

  constructor() {
    super();
    FakeChannel.current = this;
  }

  postMessage(note: { tipo: string }) {
    this.sent.push(note);
    if (note.tipo === 'pide' && FakeChannel.answer) this.receive(FakeChannel.answer);
  }

  receive(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  document.cookie = 'sesion_en_pestana=1';
  FakeChannel.answer = undefined;
  stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => session.end());

describe('tabs of a session that ends with the browser', () => {
  it('a new tab takes over the session of another', async () => {
    FakeChannel.answer = { tipo: 'tengo', token: TOKEN, user };
    await joinTabs();
    expect(session.get()).toMatchObject({ token: TOKEN, user });
    expect(sessionStorage.getItem('token')).toBe(TOKEN);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('a new tab starts without a session when no tab answers in time, and ignores a later answer', async () => {
    await joinTabs();
    FakeChannel.current.receive({ tipo: 'tengo', token: TOKEN, user });
    expect(session.get().token).toBeNull();
  });

  it('a new tab asks only when some tab has signed in that way and not signed out', async () => {
    document.cookie = 'sesion_en_pestana=; max-age=0';
    await joinTabs();
    expect(FakeChannel.current.sent).toEqual([]);
    session.start(TOKEN, user, false);
    expect(document.cookie).toContain('sesion_en_pestana=1');
    session.end();
    expect(document.cookie).toBe('');
    session.start(TOKEN, user, true);
    expect(document.cookie).toBe('');
  });

  it('a tab answers with its own session, but never with a remembered one', async () => {
    session.start(TOKEN, user, false);
    await joinTabs();
    FakeChannel.current.receive({ tipo: 'pide' });
    expect(FakeChannel.current.sent).toEqual([{ tipo: 'tengo', token: TOKEN, user }]);
    session.start(TOKEN, user, true);
    FakeChannel.current.receive({ tipo: 'pide' });
    expect(FakeChannel.current.sent).toHaveLength(1);
  });

  it('end and renew the session together, but not another session', async () => {
    session.start(TOKEN, user, false);
    await joinTabs();
    FakeChannel.current.receive({ tipo: 'cambia', de: 'otro', token: null, user });
    expect(session.get().token).toBe(TOKEN);
    FakeChannel.current.receive({ tipo: 'cambia', de: TOKEN, token: 'nuevo', user });
    expect(session.get().token).toBe('nuevo');
    session.end();
    expect(FakeChannel.current.sent.at(-1)).toEqual({ tipo: 'cambia', de: 'nuevo', token: null, user: {} });
  });
});
