import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { ComentariosModule } from '../comentarios/comentarios.module';
import { NamesModule } from '../names/names.module';
import { SprintsModule } from '../sprints/sprints.module';
import { BusquedaController } from './busqueda.controller';
import { BusquedaService } from './busqueda.service';
import { ComentariosSearch } from './comentarios-search';
import { ComentariosSearchRepository } from './comentarios-search.repository';
import { PalabrasBackfill } from './palabras-backfill';

@Module({
  imports: [AccesoModule, ComentariosModule, NamesModule, SprintsModule],
  controllers: [BusquedaController],
  providers: [BusquedaService, ComentariosSearch, ComentariosSearchRepository, PalabrasBackfill],
})
export class BusquedaModule {}
