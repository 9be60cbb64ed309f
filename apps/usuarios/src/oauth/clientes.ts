import { leerDocumentoDeCliente } from '@pmp/contracts/integraciones';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { CommandClient, DomainError, SharedLimit } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type Cliente, clienteOf } from './cliente.rules';
import { clienteInDocument, isAddress } from './documento.rules';

/** Looking and deciding asks twice for each; somebody who begins again a few times is still far below. */
const MAX_ADDRESSES = 30;
const WINDOW_S = 600;

/** The programs that ask for access, by their identifier: one of ours, or an address where they say who they are. */
@Injectable()
export class Clientes {
  private readonly limit: SharedLimit;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly commands: CommandClient,
  ) {
    this.limit = new SharedLimit(connection, {
      name: 'aplicaciones-por-direccion',
      points: MAX_ADDRESSES,
      seconds: WINDOW_S,
    });
  }

  /** null: nobody is this. */
  async find(clientId: string, persona: string): Promise<Cliente | null> {
    return isAddress(clientId) ? this.at(clientId, persona) : clienteOf(clientId);
  }

  /**
   * Another service goes to the address: the one that keeps the passwords connects to nobody. Each address may cost a
   * request to a stranger's server, so that nobody names as many as they like.
   */
  private async at(url: string, persona: string): Promise<Cliente | null> {
    const segundos = Math.ceil(await this.limit.secondsToWait(persona));
    if (segundos > 0) throw new DomainError(erroresUsuarios.demasiadasAplicaciones, { segundos });
    const { documento } = await this.commands.ask(leerDocumentoDeCliente, { url });
    if (documento === null)
      throw new DomainError(erroresUsuarios.aplicacionSinDocumento, { destino: new URL(url).host });
    return clienteInDocument(url, documento);
  }
}
