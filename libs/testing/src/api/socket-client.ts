import { io, type Socket } from 'socket.io-client';

interface Received {
  evento: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read arbitrary payloads
  datos: any;
}

interface Reply {
  success: boolean;
  message?: string;
  codigo?: string;
}

const ANSWER_MS = 8_000;

/** A browser's socket that records what it receives. `T`: further fields of an acknowledgement. */
export class SocketClient<T extends object = object> {
  readonly received: Received[] = [];
  readonly socket: Socket;

  constructor(
    url: string,
    readonly token: unknown,
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

  ask(evento: string, ...payload: unknown[]): Promise<Reply & Partial<T>> {
    return this.socket.timeout(ANSWER_MS).emitWithAck(evento, ...payload) as Promise<Reply & Partial<T>>;
  }

  names(): string[] {
    return this.received.map(({ evento }) => evento);
  }

  /** Payloads of one event, in the order of arrival. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read arbitrary payloads
  of(evento: string): any[] {
    return this.received.filter((one) => one.evento === evento).map(({ datos }) => datos as unknown);
  }
}
