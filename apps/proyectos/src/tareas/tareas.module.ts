import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { NombresModule } from '../nombres/nombres.module';
import { RangoModule } from '../rango/rango.module';
import { AsignadoService } from './asignado.service';
import { TareasController } from './tareas.controller';
import { TareasPresenter } from './tareas.presenter';
import { TareasService } from './tareas.service';

@Module({
  imports: [AlmacenModule, AccesoModule, CascadaModule, NombresModule, RangoModule],
  controllers: [TareasController],
  providers: [TareasService, TareasPresenter, AsignadoService],
  exports: [TareasPresenter],
})
export class TareasModule {}
