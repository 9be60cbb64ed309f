import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { PersonasModule } from '../personas/personas.module';
import { ForjasController } from './conexiones/forjas.controller';
import { ForjasService } from './conexiones/forjas.service';
import { ReferenciasService } from './conexiones/referencias.service';
import { CodigoModule } from './datos/codigo.module';
import { EntradaController } from './entrada/entrada.controller';
import { FollowCodigo } from './entrada/follow-codigo';
import { ForjaMetrics } from './entrada/forja-metrics';
import { OwnerOfForja } from './entrada/owner-of-forja';
import { ReceiveEntrada } from './entrada/receive-entrada';
import { OnProyectoPurgado } from './on-proyecto-purgado';

/** What happens to the code of a project, as its forges tell it. */
@Module({
  imports: [AccesoModule, PersonasModule, CodigoModule],
  controllers: [ForjasController, EntradaController, OnProyectoPurgado],
  providers: [ForjasService, ReferenciasService, FollowCodigo, ForjaMetrics, OwnerOfForja, ReceiveEntrada],
})
export class ForjasModule {}
