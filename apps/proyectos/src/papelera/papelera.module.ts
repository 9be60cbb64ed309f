import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { EpicasModule } from '../epicas/epicas.module';
import { HistoriasModule } from '../historias/historias.module';
import { NombresModule } from '../nombres/nombres.module';
import { ProyectosModule } from '../proyectos/proyectos.module';
import { SprintsModule } from '../sprints/sprints.module';
import { TareasModule } from '../tareas/tareas.module';
import { LugarService } from './lugar.service';
import { PapeleraController } from './papelera.controller';
import { PapeleraService } from './papelera.service';
import { PurgaService } from './purga.service';
import { RestauracionProyecto } from './restauracion-proyecto';
import { RestauracionService } from './restauracion.service';
import { RestauradoPresenter } from './restaurado.presenter';
import { Vencidos } from './vencidos';
import { Vuelta } from './vuelta';

@Module({
  imports: [
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
    RestauracionService,
    RestauracionProyecto,
    RestauradoPresenter,
    PurgaService,
    LugarService,
    Vuelta,
    Vencidos,
  ],
  exports: [Vencidos],
})
export class PapeleraModule {}
