import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { HistorialModule } from '../historial/historial.module';
import { RangoModule } from '../rango/rango.module';
import { SprintsModule } from '../sprints/sprints.module';
import { CreateHistoria } from './create-historia';
import { HistoriaEvents } from './historia-events';
import { HistoriasController } from './historias.controller';
import { BulkChangeHistorias } from './bulk-change-historias';
import { HistoriasService } from './historias.service';
import { MoverHistoria } from './mover-historia';

@Module({
  imports: [AlmacenModule, AccesoModule, CascadaModule, HistorialModule, RangoModule, SprintsModule],
  controllers: [HistoriasController],
  providers: [HistoriasService, CreateHistoria, BulkChangeHistorias, HistoriaEvents, MoverHistoria],
  exports: [HistoriaEvents],
})
export class HistoriasModule {}
