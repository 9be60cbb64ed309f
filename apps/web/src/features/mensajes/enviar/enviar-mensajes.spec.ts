import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChatRef } from '@pmp/contracts/mensajes';
import { waitFor } from '@testing-library/react';
import { almacen } from '../../../shared/almacen/almacen';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { session } from '../../../shared/sesion/session';
import { live } from '../../../shared/vivo/live';
import { anId } from '../../../shared/testing/datos/builders';
import { aMensaje } from '../../../shared/testing/datos/comunicacion';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { signIn } from '../../../shared/testing/render-app';
import { stubGlobal } from '../../../shared/testing/stub-global';
import { enviarMensajes, GIVE_UP_MS } from './enviar-mensajes';
import { takeHeredados } from './heredados';
import { porEnviar } from './por-enviar';

const chat = { chatId: anId(), tipoChat: 'equipo' } as const satisfies ChatRef;
const write = (contenido: string, ref: ChatRef = chat) =>
  porEnviar.add({ ...ref, contenido, archivos: [], respuestaA: null });
const send = (contenido: string) => {
  write(contenido);
  void enviarMensajes();
};
const states = () => pendientes.all().map(({ titulo, estado }) => `${titulo} ${estado}`);
const sent = () =>
  fakeSocket.sent('enviar_mensaje').map((datos) => datos as { clienteId: string; contenido: string });
const acknowledge = () =>
  fakeSocket.answer(
    'enviar_mensaje',
    ({ contenido, clienteId }: { contenido: string; clienteId: string }) => ({
      mensaje: aMensaje({ ...chat, contenido, clienteId }),
    }),
  );
const refuse = (codigo: string) =>
  fakeSocket.answer('enviar_mensaje', () => ({ success: false, message: 'Demasiado deprisa', codigo }));

let close: () => void;
beforeEach(async () => {
  jest.useFakeTimers();
  signIn();
  close = live.open(() => Promise.resolve(fakeSocket.open()));
  await Promise.resolve();
});
afterEach(() => {
  close();
  pendientes.all().forEach(({ id }) => pendientes.remove(id));
  jest.useRealTimers();
});

describe('a message', () => {
  it('waits until it is acknowledged, and is then in the store', async () => {
    fakeSocket.up();
    acknowledge();
    send('Hola');
    expect(states()).toEqual(['Hola espera']);
    await waitFor(() => expect(states()).toEqual([]));
    expect(almacen.all('mensaje').map(({ contenido }) => contenido)).toContain('Hola');
  });

  it('waits for the connection however long it takes, and is sent once', async () => {
    acknowledge();
    send('Hola');
    await jest.advanceTimersByTimeAsync(GIVE_UP_MS * 10);
    expect(states()).toEqual(['Hola espera']);
    fakeSocket.up();
    await enviarMensajes();
    expect([states(), sent().length]).toEqual([[], 1]);
  });

  it('goes again with the same id when the connection breaks before the answer', async () => {
    fakeSocket.up();
    send('Hola');
    await jest.advanceTimersByTimeAsync(10);
    fakeSocket.down();
    await jest.advanceTimersByTimeAsync(500);
    expect(states()).toEqual(['Hola espera']);
    acknowledge();
    fakeSocket.up();
    await enviarMensajes();
    expect(states()).toEqual([]);
    expect(sent()).toHaveLength(2);
    expect(new Set(sent().map(({ clienteId }) => clienteId)).size).toBe(1);
  });

  it('is left to the person when the service does not take it, and goes again with the same id', async () => {
    fakeSocket.up();
    refuse('NO_DISPONIBLE');
    send('Hola');
    await jest.advanceTimersByTimeAsync(GIVE_UP_MS);
    expect(states()).toEqual(['Hola conflicto']);
    acknowledge();
    porEnviar.retry(pendientes.all()[0]!.id);
    await enviarMensajes();
    expect(states()).toEqual([]);
    expect(new Set(sent().map(({ clienteId }) => clienteId)).size).toBe(1);
  });

  it('says at once why the server refuses it, and the next one goes', async () => {
    fakeSocket.up();
    refuse('DEMASIADAS_PETICIONES');
    send('uno');
    await waitFor(() => expect(states()).toEqual(['uno conflicto']));
    expect(pendientes.all()[0]!.motivo).toBe('Demasiado deprisa');
    acknowledge();
    send('dos');
    await waitFor(() => expect(states()).toEqual(['uno conflicto']));
  });

  it('comes after those of its chat that were written before', async () => {
    fakeSocket.up();
    acknowledge();
    ['uno', 'dos', 'tres'].forEach(send);
    await waitFor(() => expect(states()).toEqual([]));
    expect(sent().map(({ contenido }) => contenido)).toEqual(['uno', 'dos', 'tres']);
  });

  it('is not sent over the connection of the next person', async () => {
    fakeSocket.up();
    send('mío');
    await jest.advanceTimersByTimeAsync(10);
    session.start('otro', { _id: anId() }, true);
    acknowledge();
    await jest.advanceTimersByTimeAsync(GIVE_UP_MS);
    expect(sent()).toHaveLength(1);
  });
});

describe('several tabs', () => {
  it('send the messages of a chat in turn: of a closed tab another sends what waits', async () => {
    const turns: (() => unknown)[] = [];
    stubGlobal('navigator', {
      onLine: true,
      locks: { request: (_name: string, run: () => unknown) => turns.push(run) },
    });
    fakeSocket.up();
    acknowledge();
    send('Hola');
    send('Otra');
    await jest.advanceTimersByTimeAsync(100);
    expect([sent().length, turns.length]).toEqual([0, 1]);
    await turns[0]?.();
    expect(sent()).toHaveLength(2);
  });
});

describe('what the earlier version had not sent', () => {
  it('is taken over once, with its id, its moment and its state', () => {
    const key = `mensajes:pendientes:${session.get().user._id}`;
    const old = (contenido: string, estado: string) => ({
      ...chat,
      contenido,
      archivos: [],
      respuestaA: null,
      clienteId: anId(),
      timestamp: '2026-11-20T10:00:00.000Z',
      estado,
    });
    const list = [old('En camino', 'enviando'), { ...old('Falló', 'fallido'), motivo: 'No cabe' }];
    localStorage.setItem(key, JSON.stringify(list));
    takeHeredados();
    takeHeredados();
    expect(states()).toEqual(['En camino espera', 'Falló conflicto']);
    expect(pendientes.all()).toMatchObject([
      { elemento: list[0]!.clienteId, hecho: list[0]!.timestamp, body: { clienteId: list[0]!.clienteId } },
      { elemento: list[1]!.clienteId, motivo: 'No cabe' },
    ]);
    expect(localStorage.getItem(key)).toBeNull();
  });
});
