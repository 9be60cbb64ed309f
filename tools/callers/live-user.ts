import { io, type Socket } from 'socket.io-client';
import type { HttpUser } from './http-user.ts';

const PATIENCE_MS = 10_000;

type Matches = (datos: Record<string, unknown>) => boolean;

/** One person's socket, like a browser's. */
export class LiveUser {
  readonly _id: string;
  private readonly socket: Socket;

  private constructor(_id: string, socket: Socket) {
    this._id = _id;
    this.socket = socket;
  }

  /** `baseUrl`: of another gateway than the one where the person signed in. */
  static async open(user: HttpUser, baseUrl = user.baseUrl): Promise<LiveUser> {
    const socket = io(baseUrl, {
      auth: { token: user.token },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return new LiveUser(user._id, socket);
  }

  /** Throws on a rejection, as on any other unexpected answer. */
  async ask<T>(evento: string, payload: unknown): Promise<T> {
    const reply = (await this.socket.timeout(PATIENCE_MS).emitWithAck(evento, payload)) as {
      success: boolean;
      message?: string;
    };
    if (!reply.success) throw new Error(`${evento}: ${reply.message}`);
    return reply as T;
  }

  /** Resolves to the event's time of arrival, as `performance.now()`. */
  hear(evento: string, matches: Matches): Promise<number> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`${evento} no ha llegado`)), PATIENCE_MS);
      const listen = (datos: Record<string, unknown>) => {
        if (!matches(datos)) return;
        const at = performance.now();
        clearTimeout(limit);
        this.socket.off(evento, listen);
        resolve(at);
      };
      this.socket.on(evento, listen);
    });
  }

  on(evento: string, listener: (datos: Record<string, unknown>) => void): void {
    this.socket.on(evento, listener);
  }

  close(): void {
    this.socket.disconnect();
  }
}
