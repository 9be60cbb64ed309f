import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module';
import { CopiesModule } from '../copies/copies.module';
import { MensajesModule } from '../mensajes/mensajes.module';
import { BusquedaController } from './busqueda.controller';
import { BusquedaRepository } from './busqueda.repository';
import { BusquedaService } from './busqueda.service';
import { PalabrasBackfill } from './palabras-backfill';

@Module({
  imports: [ChatsModule, CopiesModule, MensajesModule],
  controllers: [BusquedaController],
  providers: [BusquedaService, BusquedaRepository, PalabrasBackfill],
})
export class BusquedaModule {}
