import { Module } from '@nestjs/common';
import { DefinicionesModule } from '../definiciones/definiciones.module';
import { TablerosModule } from '../tableros/tableros.module';
import { ConsultarAcuerdosCommand } from './consultar-acuerdos.command';

/** How a team works, as others ask for it. */
@Module({ imports: [DefinicionesModule, TablerosModule], controllers: [ConsultarAcuerdosCommand] })
export class AcuerdosModule {}
