import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { NamesModule } from '../names/names.module';
import { ProyectosModule } from '../proyectos/proyectos.module';
import { SprintsModule } from '../sprints/sprints.module';
import { ExpiredEntries } from './expired-entries';
import { PapeleraController } from './papelera.controller';
import { PapeleraService } from './papelera.service';
import { RestauradoPresenter } from './restaurado.presenter';
import { RestoreChecks } from './restore-checks';
import { RestoreElemento } from './restore-elemento';
import { RestoreProyecto } from './restore-proyecto';
import { Sweeper } from './sweeper';

@Module({
  imports: [AccesoModule, NamesModule, SprintsModule, ProyectosModule],
  controllers: [PapeleraController],
  providers: [
    PapeleraService,
    RestoreElemento,
    RestoreProyecto,
    RestauradoPresenter,
    RestoreChecks,
    ExpiredEntries,
    Sweeper,
  ],
  exports: [RestoreElemento],
})
export class PapeleraModule {}
