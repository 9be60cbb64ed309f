import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { config } from '../config';
import { DIAS_PAPELERA, PapeleraWriter } from '../papelera/papelera.writer';
import { RelatedData } from '../papelera/related-data';
import { SprintsModule } from '../sprints/sprints.module';
import { CascadaService } from './cascada.service';
import { OnEpicaEliminada } from './on-epica-eliminada';
import { OnHistoriaEliminada } from './on-historia-eliminada';
import { OnLapidasPendientes } from './on-lapidas-pendientes';
import { OnLimpiezaPendiente } from './on-limpieza-pendiente';
import { OnProyectoEliminado } from './on-proyecto-eliminado';
import { TombstonePublisher } from './tombstone-publisher';

@Module({
  imports: [AlmacenModule, SprintsModule],
  controllers: [
    OnEpicaEliminada,
    OnHistoriaEliminada,
    OnLapidasPendientes,
    OnLimpiezaPendiente,
    OnProyectoEliminado,
  ],
  providers: [
    CascadaService,
    TombstonePublisher,
    PapeleraWriter,
    { provide: DIAS_PAPELERA, useValue: config.DIAS_PAPELERA },
    RelatedData,
  ],
  exports: [CascadaService, PapeleraWriter, RelatedData],
})
export class CascadaModule {}
