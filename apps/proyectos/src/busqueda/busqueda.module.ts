import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { NombresModule } from '../nombres/nombres.module';
import { BusquedaController } from './busqueda.controller';
import { BusquedaService } from './busqueda.service';
import { ComentariosSearch } from './comentarios-search';
import { PalabrasBackfill } from './palabras-backfill';

@Module({
  imports: [AlmacenModule, NombresModule],
  controllers: [BusquedaController],
  providers: [BusquedaService, ComentariosSearch, PalabrasBackfill],
})
export class BusquedaModule {}
