import type { Mensaje } from '@pmp/contracts/mensajes';
import { io, type Socket } from 'socket.io-client';

export interface Received {
  evento: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read arbitrary payloads
  datos: any;
}

export interface Reply {
  success: boolean;
  message?: string;
  codigo?: string;
  mensaje?: Mensaje;
  leidoHasta?: number;
  noLeidos?: number;
}

/** A browser's socket that remembers what it was told. */
export class Client {
  readonly received: Received[] = [];
  readonly socket: Socket;

  constructor(
    readonly url: string,
    readonly token: string,
  ) {
    this.socket = io(url, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
    });
    this.socket.onAny((evento: string, datos: unknown) => this.received.push({ evento, datos }));
  }

  async connected(): Promise<this> {
    if (this.socket.connected) return this;
    await new Promise<void>((resolve, reject) => {
      this.socket.once('connect', resolve);
      this.socket.once('connect_error', reject);
    });
    return this;
  }

  ask(evento: string, ...payload: unknown[]): Promise<Reply> {
    return this.socket.timeout(8_000).emitWithAck(evento, ...payload) as Promise<Reply>;
  }

  /** Payloads of one event, in the order they came. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read arbitrary payloads
  of(evento: string): any[] {
    return this.received.filter((one) => one.evento === evento).map(({ datos }) => datos as unknown);
  }

  textos(evento = 'nuevo_mensaje'): string[] {
    return this.of(evento).map(({ contenido }: Mensaje) => contenido);
  }
}
