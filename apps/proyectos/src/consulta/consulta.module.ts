import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { NamesModule } from '../names/names.module';
import { SprintsModule } from '../sprints/sprints.module';
import { ConsultarElementosCommand } from './consultar-elementos.command';
import { ConsultasService } from './consultas.service';
import { ElementosController } from './elementos.controller';
import { HistoriasDeTareas } from './historias-de-tareas';
import { ListCambios } from './list-cambios';
import { ListElementos } from './list-elementos';
import { Nombrados } from './nombrados';

@Module({
  imports: [AccesoModule, NamesModule, SprintsModule],
  controllers: [ConsultarElementosCommand, ElementosController],
  providers: [ConsultasService, HistoriasDeTareas, ListCambios, ListElementos, Nombrados],
  exports: [ConsultasService],
})
export class ConsultaModule {}
