import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { ArchivosModule } from '../archivos/archivos.module';
import { CascadaModule } from '../cascada/cascada.module';
import { HistorialModule } from '../historial/historial.module';
import { NombresModule } from '../nombres/nombres.module';
import { RangoModule } from '../rango/rango.module';
import { AsignadoService } from './asignado.service';
import { CreateTarea } from './create-tarea';
import { TareasController } from './tareas.controller';
import { TareaArchivosController } from './tarea-archivos.controller';
import { TareaArchivosService } from './tarea-archivos.service';
import { TareaEvents } from './tarea-events';
import { TareaNombresService } from './tarea-nombres.service';
import { BulkChangeTareas } from './bulk-change-tareas';
import { TareasPresenter } from './tareas.presenter';
import { TareasService } from './tareas.service';

@Module({
  imports: [
    AlmacenModule,
    AccesoModule,
    ArchivosModule,
    CascadaModule,
    HistorialModule,
    NombresModule,
    RangoModule,
  ],
  controllers: [TareasController, TareaArchivosController],
  providers: [
    TareasService,
    CreateTarea,
    TareaArchivosService,
    BulkChangeTareas,
    TareaEvents,
    TareaNombresService,
    TareasPresenter,
    AsignadoService,
  ],
  exports: [AsignadoService, TareaEvents, TareasPresenter],
})
export class TareasModule {}
