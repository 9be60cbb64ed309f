import { io, type Socket } from 'socket.io-client';
import { insist } from './insist.ts';

const PATIENCE_MS = 10_000;

interface Reply {
  success: boolean;
  message?: string;
}

/** One person's socket, like a browser's. */
export class Talker {
  private readonly socket: Socket;

  constructor(baseUrl: string, token: string) {
    this.socket = io(baseUrl, { auth: { token }, transports: ['websocket'], forceNew: true });
  }

  /** Repeats the request until it is granted, so it must be safe to apply twice. */
  ask<T>(evento: string, payload: object): Promise<T> {
    return insist(
      async () => {
        const reply = (await this.socket.timeout(PATIENCE_MS).emitWithAck(evento, payload)) as Reply;
        if (!reply.success) throw new Error(`${evento}: ${reply.message}`);
        return reply as T;
      },
      () => true,
    );
  }

  close(): void {
    this.socket.disconnect();
  }
}
