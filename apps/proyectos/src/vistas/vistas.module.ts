import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccesoModule } from '../acceso/acceso.module';
import { NamesModule } from '../names/names.module';
import { ConsultarVistasCommand } from './consultar-vistas.command';
import { OnEquipoEliminado } from './on-equipo-eliminado';
import { OnPapeleraPurgada } from './on-papelera-purgada';
import { OnVistasHeredadas } from './on-vistas-heredadas';
import { VISTA, vistaModelSchema } from './vista.model';
import { VistasController } from './vistas.controller';
import { VistasPresenter } from './vistas.presenter';
import { VistasRepository } from './vistas.repository';
import { VistasService } from './vistas.service';

@Module({
  imports: [
    AccesoModule,
    NamesModule,
    MongooseModule.forFeature([{ name: VISTA, schema: vistaModelSchema }]),
  ],
  controllers: [
    ConsultarVistasCommand,
    VistasController,
    OnEquipoEliminado,
    OnPapeleraPurgada,
    OnVistasHeredadas,
  ],
  providers: [VistasPresenter, VistasRepository, VistasService],
})
export class VistasModule {}
