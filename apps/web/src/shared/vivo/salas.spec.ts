import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { session } from '../sesion/session';
import { live, type LiveSocket } from './live';
import { enterSalas } from './salas';

type Ack = (reply: { success: boolean; codigo?: string }) => void;

/** A socket whose connection the test controls. */
const fakeSocket = () => {
  const listeners = new Map<string, (payload?: unknown) => void>();
  let anyEvent = (_event: string, _payload: unknown) => {};
  const sent: string[] = [];
  const acks: Ack[] = [];
  const socket = {
    connected: false,
    active: true,
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    onAny: (listener: typeof anyEvent) => (anyEvent = listener),
    emit: (event: string, { proyectoId }: { proyectoId: string }, ack?: Ack) => {
      sent.push(`${event} ${proyectoId}`);
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
    receive: (event: string, payload: unknown) => {
      listeners.get(event)?.(payload);
      anyEvent(event, payload);
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
  };
  const salas = enterSalas(handlers.onEntered);
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
    const { salas, up, sent, handlers } = await start();
    salas.follow(['a', 'b']);
    expect(sent).toEqual([]);
    up();
    await waitFor(() => expect(sent).toEqual(['suscribir_proyecto a', 'suscribir_proyecto b']));
    expect(handlers.onReconnect).not.toHaveBeenCalled();
    up();
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(handlers.onReconnect).toHaveBeenCalledTimes(1);
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

  it('does not retry after any other refusal', async () => {
    jest.useFakeTimers();
    const { salas, up, sent, acks } = await start();
    salas.follow(['a']);
    up();
    await jest.advanceTimersByTimeAsync(0);
    acks[0]?.({ success: false, codigo: 'NO_ENCONTRADO' });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
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
