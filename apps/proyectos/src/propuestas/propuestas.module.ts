import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { AccesoModule } from '../acceso/acceso.module';
import { ComentariosModule } from '../comentarios/comentarios.module';
import { NamesModule } from '../names/names.module';
import { PapeleraModule } from '../papelera/papelera.module';
import { SprintsModule } from '../sprints/sprints.module';
import { Diff } from './diff';
import { OnPapeleraPurgada } from './on-papelera-purgada';
import { ProposeCambio } from './propose-cambio';
import { ProposeInterceptor } from './propose.interceptor';
import { PROPUESTA, propuestaModelSchema } from './propuesta.model';
import { PropuestasController } from './propuestas.controller';
import { PropuestasPresenter } from './propuestas.presenter';
import { PropuestasRepository } from './propuestas.repository';
import { PropuestasService } from './propuestas.service';
import { TakeCambio } from './take-cambio';
import { TakePlanes } from './take-planes';

@Module({
  imports: [
    AccesoModule,
    ComentariosModule,
    NamesModule,
    PapeleraModule,
    SprintsModule,
    MongooseModule.forFeature([{ name: PROPUESTA, schema: propuestaModelSchema }]),
  ],
  controllers: [PropuestasController, OnPapeleraPurgada],
  providers: [
    PropuestasRepository,
    PropuestasService,
    PropuestasPresenter,
    ProposeCambio,
    TakeCambio,
    TakePlanes,
    Diff,
    { provide: APP_INTERCEPTOR, useClass: ProposeInterceptor },
  ],
})
export class PropuestasModule {}
