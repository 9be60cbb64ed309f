import { Injectable } from '@nestjs/common';
import { CODIGO_OF_KIND, erroresComunes } from '@pmp/contracts/common';
import { verificarToken } from '@pmp/contracts/usuarios';
import { CommandClient, DomainError, toDomainError } from '@pmp/platform';
import type { LiveSocket, SessionData } from './live-socket';

const MAX_TOKEN = 4096;

/** Lets a socket in by the token it shows, if the owner of tokens says so. */
@Injectable()
export class Handshake {
  constructor(private readonly commands: CommandClient) {}

  async verify(socket: LiveSocket): Promise<SessionData> {
    const token: unknown = socket.handshake.auth['token'];
    if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN) {
      throw new DomainError(erroresComunes.noAutenticado);
    }
    const mostrado = Date.now();
    const { _id, expira } = await this.commands.send(verificarToken, { token });
    return { usuario: _id, mostrado, expira: Date.parse(expira) };
  }
}

/** What the client's `connect_error` shows: the sentence, and `data.codigo` to tell a bad token from an absence. */
export function connectError(thrown: unknown): Error & { data: { codigo: string } } {
  const { message, kind } = toDomainError(thrown) ?? new DomainError(erroresComunes.noDisponible);
  return Object.assign(new Error(message), { data: { codigo: CODIGO_OF_KIND[kind] } });
}
