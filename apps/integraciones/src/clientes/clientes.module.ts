import { Module } from '@nestjs/common';
import { LeerDocumentoDeClienteCommand } from './leer-documento-de-cliente.command';

/** Programs that say by an address who they are. */
@Module({ controllers: [LeerDocumentoDeClienteCommand] })
export class ClientesModule {}
