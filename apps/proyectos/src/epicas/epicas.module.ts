import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { HistorialModule } from '../historial/historial.module';
import { RangoModule } from '../rango/rango.module';
import { EpicaEvents } from './epica-events';
import { EpicasController } from './epicas.controller';
import { EpicasService } from './epicas.service';
import { EstadosEpicaCommand } from './estados-epica.command';

@Module({
  imports: [AlmacenModule, AccesoModule, CascadaModule, HistorialModule, RangoModule],
  controllers: [EpicasController, EstadosEpicaCommand],
  providers: [EpicasService, EpicaEvents],
  exports: [EpicaEvents],
})
export class EpicasModule {}
