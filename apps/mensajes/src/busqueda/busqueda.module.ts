import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { ChatsModule } from '../chats/chats.module';
import { CopiasModule } from '../copias/copias.module';
import { BusquedaController } from './busqueda.controller';
import { BusquedaService } from './busqueda.service';
import { PalabrasBackfill } from './palabras-backfill';

@Module({
  imports: [AlmacenModule, ChatsModule, CopiasModule],
  controllers: [BusquedaController],
  providers: [BusquedaService, PalabrasBackfill],
})
export class BusquedaModule {}
