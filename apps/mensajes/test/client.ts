import type { Mensaje } from '@pmp/contracts/mensajes';
import { SocketClient } from '@pmp/testing';

interface Carried {
  mensaje: Mensaje;
  leidoHasta: number;
  noLeidos: number;
}

/** The socket of somebody who writes and reads. */
export const Client = SocketClient<Carried>;
export type Client = SocketClient<Carried>;

export type Reply = Awaited<ReturnType<Client['ask']>>;

export const textosOf = (client: Client, evento = 'nuevo_mensaje'): string[] =>
  client.of(evento).map(({ contenido }: Mensaje) => contenido);
