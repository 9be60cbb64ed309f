import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { EpicasModule } from '../epicas/epicas.module';
import { HistoriasModule } from '../historias/historias.module';
import { NombresModule } from '../nombres/nombres.module';
import { ProyectosModule } from '../proyectos/proyectos.module';
import { SprintsModule } from '../sprints/sprints.module';
import { TareasModule } from '../tareas/tareas.module';
import { RestoreChecks } from './restore-checks';
import { PapeleraController } from './papelera.controller';
import { PapeleraService } from './papelera.service';
import { PurgeElemento } from './purge-elemento';
import { RestoreProyecto } from './restore-proyecto';
import { RestoreElemento } from './restore-elemento';
import { RestauradoPresenter } from './restaurado.presenter';
import { ExpiredEntries } from './expired-entries';
import { Reviver } from './reviver';

@Module({
  imports: [
    AccesoModule,
    AlmacenModule,
    CascadaModule,
    NombresModule,
    SprintsModule,
    ProyectosModule,
    EpicasModule,
    HistoriasModule,
    TareasModule,
  ],
  controllers: [PapeleraController],
  providers: [
    PapeleraService,
    RestoreElemento,
    RestoreProyecto,
    RestauradoPresenter,
    PurgeElemento,
    RestoreChecks,
    Reviver,
    ExpiredEntries,
  ],
  exports: [ExpiredEntries],
})
export class PapeleraModule {}
