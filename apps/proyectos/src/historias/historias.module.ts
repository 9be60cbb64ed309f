import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { RangoModule } from '../rango/rango.module';
import { SprintsModule } from '../sprints/sprints.module';
import { HistoriaEvents } from './historia-events';
import { HistoriasController } from './historias.controller';
import { HistoriasService } from './historias.service';
import { MoverHistoria } from './mover-historia';

@Module({
  imports: [AlmacenModule, AccesoModule, CascadaModule, RangoModule, SprintsModule],
  controllers: [HistoriasController],
  providers: [HistoriasService, HistoriaEvents, MoverHistoria],
})
export class HistoriasModule {}
