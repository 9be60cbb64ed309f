import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NamesModule } from '../names/names.module';
import { AccesoService } from './acceso.service';
import { PROYECTO, proyectoModelSchema } from './proyecto.model';
import { ProyectosRepository } from './proyectos.repository';

/** The projects themselves and what each person may do in them: everything else stands on this. */
@Module({
  imports: [NamesModule, MongooseModule.forFeature([{ name: PROYECTO, schema: proyectoModelSchema }])],
  providers: [AccesoService, ProyectosRepository],
  exports: [AccesoService, ProyectosRepository],
})
export class AccesoModule {}
