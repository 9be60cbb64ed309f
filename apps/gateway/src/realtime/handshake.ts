import { Injectable } from '@nestjs/common';
import { CODIGO_OF_KIND, erroresComunes } from '@pmp/contracts/common';
import { verificarToken } from '@pmp/contracts/usuarios';
import { CommandClient, DomainError, noDisponible, toDomainError } from '@pmp/platform/edge';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveSocket, SessionData } from './live-socket';

const MAX_TOKEN = 4096;
/** Clients do not try again by themselves after a refusal, and come back together with services that restart. */
const PATIENCE_MS = 4_000;
const RETRY_MS = 200;

/** Lets a socket in by the token it shows, if the owner of tokens says so. */
@Injectable()
export class Handshake {
  constructor(private readonly commands: CommandClient) {}

  async verify(socket: LiveSocket): Promise<SessionData> {
    const token: unknown = socket.handshake.auth['token'];
    if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN) {
      throw new DomainError(erroresComunes.noAutenticado);
    }
    const { mostrado, owner } = await this.askOwner(token, Date.now() + PATIENCE_MS);
    const { _id: usuario, nombre, sid, expira, acceso } = owner;
    return { usuario, nombre, sid, token: acceso, mostrado, expira: Date.parse(expira) };
  }

  private async askOwner(token: string, until: number) {
    for (;;) {
      const mostrado = Date.now();
      try {
        return { mostrado, owner: await this.commands.ask(verificarToken, { token }) };
      } catch (error) {
        const away = error instanceof DomainError && error.kind === 'unavailable';
        if (!away || Date.now() > until) throw error;
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}

/** What the client's `connect_error` shows: the sentence, and `data.codigo` to tell a bad token from an absence. */
export function connectError(thrown: unknown): Error & { data: { codigo: string } } {
  const { message, kind } = toDomainError(thrown) ?? noDisponible('usuarios');
  return Object.assign(new Error(message), { data: { codigo: CODIGO_OF_KIND[kind] } });
}
