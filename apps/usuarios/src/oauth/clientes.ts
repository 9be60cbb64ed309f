import { leerDocumentoDeCliente } from '@pmp/contracts/integraciones';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { CommandClient, DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { type Cliente, clienteOf } from './cliente.rules';
import { clienteInDocument, isAddress } from './documento.rules';

/** The programs that ask for access, by their identifier: one of ours, or an address where they say who they are. */
@Injectable()
export class Clientes {
  constructor(private readonly commands: CommandClient) {}

  /** null: nobody is this. */
  async find(clientId: string): Promise<Cliente | null> {
    return isAddress(clientId) ? this.at(clientId) : clienteOf(clientId);
  }

  /** Another service goes to the address: the one that keeps the passwords connects to nobody. */
  private async at(url: string): Promise<Cliente | null> {
    const { documento } = await this.commands.ask(leerDocumentoDeCliente, { url });
    if (documento === null)
      throw new DomainError(erroresUsuarios.aplicacionSinDocumento, { destino: new URL(url).host });
    return clienteInDocument(url, documento);
  }
}
