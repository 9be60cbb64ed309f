import { io, type Socket } from 'socket.io-client';

const PATIENCE_MS = 10_000;

export interface Ack {
  success: boolean;
  message?: string;
  codigo?: string;
}

/** A socket that records the events it receives. */
export class LiveSocket {
  readonly heard: { evento: string; datos: unknown }[] = [];
  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.onAny((evento: string, datos: unknown) => this.heard.push({ evento, datos }));
  }

  /** Throws the server's error message if it rejects the token. */
  static async open(baseUrl: string, token: unknown, extra: object = {}): Promise<LiveSocket> {
    const socket = io(baseUrl, {
      auth: { token, ...extra },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', (error) => {
        socket.disconnect();
        reject(error);
      });
    });
    return new LiveSocket(socket);
  }

  /** Throws if no acknowledgement arrives. */
  ask(evento: string, ...payload: unknown[]): Promise<Ack> {
    return this.socket.timeout(PATIENCE_MS).emitWithAck(evento, ...payload) as Promise<Ack>;
  }

  get connected(): boolean {
    return this.socket.connected;
  }

  close(): void {
    this.socket.disconnect();
  }
}
