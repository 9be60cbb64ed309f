import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { session } from '../sesion/session';
import { live, type LiveSocket } from './live';
import { enterSalas } from './salas';

type Ack = (reply: { success: boolean; codigo?: string; completo?: boolean; lugar?: string }) => void;

/** A socket whose connection the test controls. */
const fakeSocket = () => {
  const listeners = new Map<string, (payload?: unknown) => void>();
  let anyEvent = (_event: string, _payload: unknown, _lugar?: string) => {};
  const sent: string[] = [];
  const acks: Ack[] = [];
  const socket = {
    connected: false,
    active: true,
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    onAny: (listener: typeof anyEvent) => (anyEvent = listener),
    emit: (event: string, { proyectoId, desde }: { proyectoId: string; desde?: string }, ack?: Ack) => {
      sent.push([event, proyectoId, desde].filter(Boolean).join(' '));
      if (ack) acks.push(ack);
    },
    connect: jest.fn(),
    disconnect: jest.fn(),
  };
  return {
    socket: socket as unknown as LiveSocket,
    raw: socket,
    sent,
    acks,
    up: () => {
      socket.connected = true;
      listeners.get('connect')?.();
    },
    down: () => {
      socket.connected = false;
      listeners.get('disconnect')?.();
    },
    receive: (event: string, payload: unknown, lugar?: string) => {
      listeners.get(event)?.(payload);
      anyEvent(event, payload, lugar);
    },
  };
};

const offs: (() => void)[] = [];
afterEach(() => offs.splice(0).forEach((off) => off()));

const start = async () => {
  const fake = fakeSocket();
  const handlers = {
    onCambio: jest.fn(),
    onReconnect: jest.fn(),
    onEntered: jest.fn(),
    onMissing: jest.fn(),
  };
  const salas = enterSalas(handlers);
  offs.push(
    salas.leave,
    live.on('cambio', handlers.onCambio),
    live.onMissed(handlers.onReconnect),
    live.open(() => Promise.resolve(fake.socket)),
  );
  const close = offs.at(-1)!;
  await Promise.resolve();
  return { ...fake, handlers, salas, close };
};

describe('salas', () => {
  it('enters the rooms once connected, and again after a disconnection', async () => {
    const { salas, up, down, receive, sent, handlers } = await start();
    salas.follow(['a', 'b']);
    expect(sent).toEqual([]);
    up();
    await waitFor(() => expect(sent).toEqual(['suscribir_proyecto a', 'suscribir_proyecto b']));
    expect(handlers.onReconnect).not.toHaveBeenCalled();
    down();
    up();
    receive('reanudado', { lugar: 'g.1', completo: false, enMs: 0 });
    await waitFor(() => expect(sent).toHaveLength(4));
    await waitFor(() => expect(handlers.onReconnect.mock.calls).toEqual([[0]]));
  });

  it('asks for what it has missed since it had got to there, and reads again only what it could not be told', async () => {
    jest.useFakeTimers();
    const { salas, up, down, receive, sent, acks, handlers } = await start();
    salas.follow(['a', 'b']);
    up();
    receive('reanudado', { lugar: 'g.1', completo: false, enMs: 0 });
    await jest.advanceTimersByTimeAsync(5000);
    expect(handlers.onReconnect).not.toHaveBeenCalled();
    acks[0]?.({ success: true });
    receive('cambio', {}, 'g.7');
    await jest.advanceTimersByTimeAsync(0);
    handlers.onEntered.mockClear();

    const broken = Date.now();
    down();
    await jest.advanceTimersByTimeAsync(10_000);
    up();
    receive('reanudado', { lugar: 'g.9', completo: true, enMs: 0 });
    await jest.advanceTimersByTimeAsync(0);
    expect(sent.slice(2)).toEqual(['suscribir_proyecto a g.7', 'suscribir_proyecto b']);
    acks[2]?.({ success: true, completo: true });
    acks[3]?.({ success: true });
    await jest.advanceTimersByTimeAsync(5000);
    expect(handlers.onEntered.mock.calls).toEqual([['b']]);
    expect(handlers.onReconnect.mock.calls).toEqual([[broken - 60_000]]);

    receive('cambio', {}, 'g.11');
    salas.follow(['a', 'b', 'c']);
    await jest.advanceTimersByTimeAsync(0);
    acks[4]?.({ success: true, lugar: 'g.15' });
    await jest.advanceTimersByTimeAsync(0);
    down();
    up();
    await jest.advanceTimersByTimeAsync(0);
    expect(sent.slice(5)).toEqual(['a', 'b', 'c'].map((id) => `suscribir_proyecto ${id} g.15`));
    receive('reanudado', { lugar: 'h.1', completo: false, enMs: 4_000 });
    await jest.advanceTimersByTimeAsync(4_000);
    expect(handlers.onReconnect.mock.calls).toEqual([[broken - 60_000], [0]]);
    jest.useRealTimers();
  });

  it('reads everything again if the gateway does not say what was missed, or breaks off before that is done', async () => {
    jest.useFakeTimers();
    const { salas, up, down, receive, sent, acks, handlers } = await start();
    salas.follow(['a']);
    up();
    receive('cambio', {}, 'g.7');
    await jest.advanceTimersByTimeAsync(0);
    acks[0]?.({ success: true });
    await jest.advanceTimersByTimeAsync(0);
    down();
    up();
    await jest.advanceTimersByTimeAsync(1000);
    down();
    up();
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent.slice(1)).toEqual(['suscribir_proyecto a g.7', 'suscribir_proyecto a']);
    expect(handlers.onReconnect).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(handlers.onReconnect.mock.calls).toEqual([[0]]);
    jest.useRealTimers();
  });

  it('tells when a room has been entered, and retries while the room service is away', async () => {
    jest.useFakeTimers();
    const { salas, up, sent, acks, handlers } = await start();
    salas.follow(['a']);
    up();
    await jest.advanceTimersByTimeAsync(0);
    acks[0]?.({ success: false, codigo: 'NO_DISPONIBLE' });
    expect(handlers.onEntered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual(['suscribir_proyecto a', 'suscribir_proyecto a']);
    acks[1]?.({ success: true });
    await jest.advanceTimersByTimeAsync(0);
    expect(handlers.onEntered.mock.calls).toEqual([['a']]);
    jest.useRealTimers();
  });

  it('retries when other pages of the same person have asked for too much at once', async () => {
    jest.useFakeTimers();
    const { salas, up, sent, acks } = await start();
    salas.follow(['a']);
    up();
    await jest.advanceTimersByTimeAsync(0);
    acks[0]?.({ success: false, codigo: 'DEMASIADAS_PETICIONES' });
    await jest.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(2);
    jest.useRealTimers();
  });

  it('fetches again, within moments, when the server says that events were missed', async () => {
    jest.useFakeTimers();
    const { up, receive, handlers } = await start();
    up();
    receive('recargar', undefined);
    await jest.advanceTimersByTimeAsync(3000);
    expect(handlers.onReconnect).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('does not retry after any other refusal, and says what is not there for this person', async () => {
    jest.useFakeTimers();
    const { salas, up, sent, acks, handlers } = await start();
    salas.follow(['a']);
    up();
    await jest.advanceTimersByTimeAsync(0);
    acks[0]?.({ success: false, codigo: 'NO_ENCONTRADO' });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    expect(handlers.onMissing.mock.calls).toEqual([['a']]);
    jest.useRealTimers();
  });

  it('enters and leaves only the rooms that differ when the list changes', async () => {
    const { salas, up, sent } = await start();
    up();
    salas.follow(['a', 'b']);
    salas.follow(['b', 'c']);
    await waitFor(() =>
      expect(sent.toSorted()).toEqual(['dejar_proyecto a', 'suscribir_proyecto b', 'suscribir_proyecto c']),
    );
  });

  it('forwards events', async () => {
    const { receive, handlers } = await start();
    receive('cambio', { entidad: 'epica' });
    expect(handlers.onCambio).toHaveBeenCalledWith({ entidad: 'epica' });
  });

  it('reconnects after a refused handshake, where socket.io itself gives up', async () => {
    jest.useFakeTimers();
    session.start('token', { _id: 'x', nombre: 'X' }, false);
    const { raw, receive } = await start();
    raw.active = false;
    receive('connect_error', new Error('NO_AUTENTICADO'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(raw.connect).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('can be closed before the socket library has loaded', async () => {
    const { raw, close } = await start();
    close();
    expect(raw.disconnect).toHaveBeenCalled();
  });
});
