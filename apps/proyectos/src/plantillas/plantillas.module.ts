import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { NamesModule } from '../names/names.module';
import { ConsultarPlantillasCommand } from './consultar-plantillas.command';
import { PlantillasController } from './plantillas.controller';
import { PlantillasService } from './plantillas.service';
import { ReadContenido } from './read-contenido';
import { UsePlantilla } from './use-plantilla';

@Module({
  imports: [AccesoModule, NamesModule],
  controllers: [ConsultarPlantillasCommand, PlantillasController],
  providers: [PlantillasService, ReadContenido, UsePlantilla],
})
export class PlantillasModule {}
