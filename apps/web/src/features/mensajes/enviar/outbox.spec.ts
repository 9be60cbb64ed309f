import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChatRef } from '@pmp/contracts/mensajes';
import { waitFor } from '@testing-library/react';
import { live } from '../../../shared/vivo/live';
import { anId } from '../../../shared/testing/datos/builders';
import { aMensaje } from '../../../shared/testing/datos/comunicacion';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { signIn } from '../../../shared/testing/render-app';
import { GIVE_UP_MS, outbox } from './outbox';

const chat = { chatId: anId(), tipoChat: 'equipo' } as const satisfies ChatRef;
const onSent = jest.fn();
const send = (contenido: string) =>
  outbox.send({ ...chat, contenido, archivos: [], respuestaA: null }, onSent);
const states = () => outbox.get().map(({ contenido, estado }) => `${contenido} ${estado}`);
const sentIds = () =>
  fakeSocket.sent('enviar_mensaje').map((datos) => (datos as { clienteId: string }).clienteId);
const acknowledge = () => fakeSocket.answer('enviar_mensaje', () => ({ mensaje: aMensaje(chat) }));

let close: () => void;
beforeEach(async () => {
  jest.useFakeTimers();
  signIn();
  onSent.mockClear();
  close = live.open(() => Promise.resolve(fakeSocket.open()));
  await Promise.resolve();
});
afterEach(() => {
  close();
  outbox.get().forEach(({ clienteId }) => outbox.settle(clienteId));
  jest.useRealTimers();
});

describe('outbox', () => {
  it('shows a message at once and drops it when it is acknowledged', async () => {
    fakeSocket.up();
    acknowledge();
    send('Hola');
    expect(states()).toEqual(['Hola enviando']);
    await waitFor(() => expect(states()).toEqual([]));
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('waits for the connection, then sends once', async () => {
    acknowledge();
    send('Hola');
    await jest.advanceTimersByTimeAsync(3000);
    expect(states()).toEqual(['Hola enviando']);
    fakeSocket.up();
    await waitFor(() => expect(states()).toEqual([]));
    expect(sentIds()).toHaveLength(1);
  });

  it('keeps the text when it gives up, and retries with the same id', async () => {
    send('Hola');
    await jest.advanceTimersByTimeAsync(GIVE_UP_MS);
    expect(states()).toEqual(['Hola fallido']);
    const { clienteId } = outbox.get()[0]!;
    fakeSocket.up();
    acknowledge();
    outbox.retry(clienteId, onSent);
    await waitFor(() => expect(states()).toEqual([]));
    expect(sentIds()).toEqual([clienteId]);
  });

  it('resends with the same id when the connection breaks before the answer', async () => {
    fakeSocket.up();
    send('Hola');
    await jest.advanceTimersByTimeAsync(10);
    fakeSocket.down();
    await jest.advanceTimersByTimeAsync(500);
    acknowledge();
    fakeSocket.up();
    await waitFor(() => expect(states()).toEqual([]));
    expect(sentIds()).toHaveLength(2);
    expect(new Set(sentIds()).size).toBe(1);
  });

  it('shows at once why the server refuses', async () => {
    fakeSocket.up();
    fakeSocket.answer('enviar_mensaje', () => ({
      success: false,
      message: 'Demasiado deprisa',
      codigo: 'DEMASIADAS_PETICIONES',
    }));
    send('Hola');
    await waitFor(() => expect(states()).toEqual(['Hola fallido']));
    expect(outbox.get()[0]!.motivo).toBe('Demasiado deprisa');
  });

  it('keeps the order within a chat', async () => {
    fakeSocket.up();
    const acks: string[] = [];
    fakeSocket.answer('enviar_mensaje', ({ contenido }: { contenido: string }) => {
      acks.push(contenido);
      return { mensaje: aMensaje(chat) };
    });
    ['uno', 'dos', 'tres'].forEach(send);
    await waitFor(() => expect(states()).toEqual([]));
    expect(acks).toEqual(['uno', 'dos', 'tres']);
  });
});
