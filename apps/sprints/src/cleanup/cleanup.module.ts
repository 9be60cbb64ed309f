import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CopiesModule } from '../copies/copies.module';
import { DefinicionesModule } from '../definiciones/definiciones.module';
import { InformeModule } from '../informe/informe.module';
import { SprintsModule } from '../sprints/sprints.module';
import { TablerosModule } from '../tableros/tableros.module';
import { PurgeProyecto } from './purge-proyecto';
import { OnHistoriaEliminada } from './on-historia-eliminada';
import { OnHistoriaRestaurada } from './on-historia-restaurada';
import { OnPapeleraPurgada } from './on-papelera-purgada';
import { OnProyectoEliminado } from './on-proyecto-eliminado';
import { OnProyectoRestaurado } from './on-proyecto-restaurado';
import { REMOVAL, removalModelSchema } from './removal.model';
import { RemovalsRepository } from './removals.repository';

@Module({
  imports: [
    CopiesModule,
    SprintsModule,
    DefinicionesModule,
    InformeModule,
    TablerosModule,
    MongooseModule.forFeature([{ name: REMOVAL, schema: removalModelSchema }]),
  ],
  controllers: [
    OnPapeleraPurgada,
    OnProyectoEliminado,
    OnProyectoRestaurado,
    OnHistoriaEliminada,
    OnHistoriaRestaurada,
  ],
  providers: [PurgeProyecto, RemovalsRepository],
})
export class CleanupModule {}
