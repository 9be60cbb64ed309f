import { io, type Socket } from 'socket.io-client';
import { Agent, request } from 'undici';
import type { Resultado } from '../plan/ledger.ts';

/** Longer than a pause, because a late answer still counts. */
const PATIENCE_MS = 25_000;
const REFUSALS = new Set([400, 401, 403, 404, 409, 413, 415, 429]);
/** Codes of acknowledgements that do not tell whether the write was made. */
const UNKNOWN_CODES = new Set(['NO_DISPONIBLE', 'ERROR_INTERNO']);

export interface Answer {
  resultado: Resultado;
  /** An HTTP status, or the error if there was none. */
  estado: string;
}

interface Ack {
  success: boolean;
  codigo?: string;
  message?: string;
}

/** One person's connections, which reconnect by themselves. */
export class Client {
  private readonly baseUrl: string;
  private readonly token: string;
  private readonly agent = new Agent({ connections: 2, keepAliveTimeout: 60_000 });
  private readonly socket: Socket;

  constructor(baseUrl: string, token: string) {
    this.baseUrl = baseUrl;
    this.token = token;
    this.socket = io(baseUrl, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 200,
      reconnectionDelayMax: 1_000,
    });
    // If a handshake is rejected because the owner of tokens is down, socket.io does not retry by itself.
    this.socket.on('connect_error', () => {
      if (!this.socket.active) setTimeout(() => this.socket.connect(), 500).unref();
    });
  }

  async send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
    try {
      const reply = await request(`${this.baseUrl}/api${path}`, {
        method,
        dispatcher: this.agent,
        headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await reply.body.arrayBuffer();
      const { statusCode } = reply;
      if (statusCode < 300) return { resultado: 'confirmado', estado: `${statusCode}` };
      return { resultado: REFUSALS.has(statusCode) ? 'rechazado' : 'incierto', estado: `${statusCode}` };
    } catch (error) {
      return { resultado: 'incierto', estado: (error as { code?: string }).code ?? (error as Error).name };
    }
  }

  async emit(evento: string, payload: unknown): Promise<Answer> {
    try {
      const ack = (await this.socket.timeout(PATIENCE_MS).emitWithAck(evento, payload)) as Ack;
      if (ack.success) return { resultado: 'confirmado', estado: 'socket sí' };
      const unknown = UNKNOWN_CODES.has(ack.codigo ?? 'ERROR_INTERNO');
      return { resultado: unknown ? 'incierto' : 'rechazado', estado: `socket ${ack.codigo}` };
    } catch {
      return { resultado: 'incierto', estado: 'socket sin respuesta' };
    }
  }

  async close(): Promise<void> {
    this.socket.disconnect();
    await this.agent.destroy();
  }
}
