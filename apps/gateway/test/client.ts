import { io, type Socket } from 'socket.io-client';

export interface Received {
  evento: string;
  datos: unknown;
}

/** A browser's socket that remembers what it was told. */
export class Client {
  readonly received: Received[] = [];
  readonly socket: Socket;

  constructor(url: string, token: unknown) {
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

  ask(
    evento: string,
    ...payload: unknown[]
  ): Promise<{ success: boolean; message?: string; codigo?: string }> {
    return this.socket.timeout(8_000).emitWithAck(evento, ...payload) as Promise<{ success: boolean }>;
  }

  names(): string[] {
    return this.received.map(({ evento }) => evento);
  }
}
