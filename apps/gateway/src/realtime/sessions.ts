import { Injectable } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { verificarToken } from '@pmp/contracts/usuarios';
import { CommandClient, DomainError } from '@pmp/platform/edge';
import { LRUCache } from 'lru-cache';
import type { LiveSocket } from './live-socket';

/** Longer than any handshake takes. */
const REMEMBERED_MS = 15_000;
const MAX_REMEMBERED = 10_000;
const MAX_TIMER_MS = 2 ** 31 - 1;

function close(socket: LiveSocket): void {
  socket.emit('sesion_cerrada', { message: erroresComunes.sesionExpirada.message });
  socket.disconnect(true);
}

/** Ends sockets whose session is over. */
@Injectable()
export class Sessions {
  /** When, by person or by session. */
  private readonly ended = new LRUCache<string, number>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(private readonly commands: CommandClient) {}

  /** All of the person's sessions, or those named; only those whose token was shown by `until`. */
  end(usuario: string, sockets: LiveSocket[], until: number, sids?: string[]): void {
    for (const key of sids ?? [usuario]) this.ended.set(key, until);
    sockets
      .filter(({ data: { sid, mostrado } }) => mostrado <= until && (!sids || (sid && sids.includes(sid))))
      .forEach(close);
  }

  /** Closes the socket if its token is no longer good; does nothing while nobody can tell. */
  async recheck(socket: LiveSocket): Promise<void> {
    const token = String(socket.handshake.auth['token']);
    try {
      await this.commands.ask(verificarToken, { token });
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated') close(socket);
    }
  }

  /** A session that ended while its token was being verified is over too. */
  watch(socket: LiveSocket): void {
    const { usuario, sid, mostrado } = socket.data;
    const ended = [usuario, sid].map((key) => (key ? this.ended.get(key) : undefined));
    if (ended.some((at) => at !== undefined && at >= mostrado)) return close(socket);
    this.closeAtExpiry(socket);
  }

  private closeAtExpiry(socket: LiveSocket): void {
    const left = socket.data.expira - Date.now();
    if (left <= 0) return close(socket);
    const timer = setTimeout(() => this.closeAtExpiry(socket), Math.min(left, MAX_TIMER_MS));
    timer.unref();
    socket.once('disconnect', () => clearTimeout(timer));
  }
}
