import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { HistorialModule } from '../historial/historial.module';
import { RangoModule } from '../rango/rango.module';
import { SprintsModule } from '../sprints/sprints.module';
import { ConsultHistorias } from './consult-historias';
import { ConsultarHistoriasCommand } from './consultar-historias.command';
import { CreateHistoria } from './create-historia';
import { HistoriaEvents } from './historia-events';
import { HistoriasController } from './historias.controller';
import { BulkChangeHistorias } from './bulk-change-historias';
import { HistoriasService } from './historias.service';
import { MoveHistoria } from './move-historia';
import { MoverHistoriaCommand } from './mover-historia.command';
import { EstadosHistoriaCommand } from './estados-historia.command';

@Module({
  imports: [AlmacenModule, AccesoModule, CascadaModule, HistorialModule, RangoModule, SprintsModule],
  controllers: [HistoriasController, ConsultarHistoriasCommand, EstadosHistoriaCommand, MoverHistoriaCommand],
  providers: [
    HistoriasService,
    CreateHistoria,
    BulkChangeHistorias,
    ConsultHistorias,
    HistoriaEvents,
    MoveHistoria,
  ],
  exports: [HistoriaEvents],
})
export class HistoriasModule {}
