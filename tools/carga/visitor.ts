import { io, type Socket } from 'socket.io-client';
import { Client } from 'undici';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseAction } from './actions.ts';
import type { Member, Team } from './company.ts';
import type { Tally } from './tally.ts';

/** The pause between two actions of a person. */
const THINKING_MS = { least: 2_000, most: 8_000 };
const MESSAGES = 0.12;
const PATIENCE_MS = 30_000;

/** What all people together have observed. */
export interface Observations {
  calls: Map<string, Tally>;
  messages: Tally;
  /** Milliseconds from sending a message until each screen shows it. */
  deliveries: number[];
  disconnections: number;
}

/** A person with a browser's connections: a socket that stays open, and an action every few seconds. */
export class Visitor {
  private readonly http: Client;
  private readonly socket: Socket;
  private readonly team: Team;
  private readonly member: Member;
  private readonly observed: Observations;
  private closing = false;

  constructor(baseUrl: string, team: Team, member: Member, observed: Observations) {
    this.team = team;
    this.member = member;
    this.observed = observed;
    this.http = new Client(baseUrl, { pipelining: 1, keepAliveTimeout: 60_000 });
    this.socket = io(baseUrl, { auth: { token: member.token }, transports: ['websocket'], forceNew: true });
    this.socket.on('disconnect', () => (this.observed.disconnections += this.closing ? 0 : 1));
    this.socket.on('nuevo_mensaje', ({ contenido }: { contenido: string }) => {
      this.observed.deliveries.push(Date.now() - Number(contenido.split(' ')[0]));
    });
  }

  /** Loads the project's screens, as a browser would. */
  async arrive(): Promise<void> {
    if (!this.socket.connected) await new Promise<void>((resolve) => this.socket.once('connect', resolve));
    const { proyecto, equipo } = this.team;
    await this.socket.timeout(PATIENCE_MS).emitWithAck('suscribir_proyecto', { proyectoId: proyecto });
    await this.socket.timeout(PATIENCE_MS).emitWithAck('unirse_chat', { chatId: equipo, tipoChat: 'equipo' });
  }

  async work(stopping: AbortSignal): Promise<void> {
    const { least, most } = THINKING_MS;
    while (!stopping.aborted) {
      await delay(least + Math.random() * (most - least), undefined, { signal: stopping }).catch(() => null);
      if (stopping.aborted) return;
      await (Math.random() < MESSAGES ? this.write() : this.act());
    }
  }

  async leave(): Promise<void> {
    this.closing = true;
    this.socket.disconnect();
    await this.http.destroy();
  }

  private async act(): Promise<void> {
    const { nombre, method, path, body } = chooseAction(this.team, this.member);
    const startedAt = performance.now();
    const headers = { authorization: `Bearer ${this.member.token}`, 'content-type': 'application/json' };
    const estado = await this.http
      .request({
        method,
        path: `/api${path}`,
        headers,
        body: body ? JSON.stringify(body) : null,
        headersTimeout: PATIENCE_MS,
      })
      .then(async (reply) => {
        await reply.body.dump();
        return String(reply.statusCode);
      })
      .catch((error: Error & { code?: string }) => error.code ?? error.name);
    this.observed.calls.get(nombre)!.add(estado, performance.now() - startedAt);
  }

  private async write(): Promise<void> {
    const startedAt = performance.now();
    const { equipo } = this.team;
    const payload = {
      contenido: `${Date.now()} a todo el equipo`,
      tipoChat: 'equipo',
      tipoReceptor: 'equipo',
      receptor: equipo,
    };
    const estado = await this.socket
      .timeout(PATIENCE_MS)
      .emitWithAck('enviar_mensaje', payload)
      .then(({ success, codigo }: { success: boolean; codigo?: string }) => (success ? '200' : `${codigo}`))
      .catch(() => 'sin respuesta');
    this.observed.messages.add(estado, performance.now() - startedAt);
  }
}
