import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { NombresModule } from '../nombres/nombres.module';
import { BusquedaController } from './busqueda.controller';
import { BusquedaService } from './busqueda.service';
import { ComentariosBuscados } from './comentarios-buscados';
import { Relleno } from './relleno';

@Module({
  imports: [AlmacenModule, NombresModule],
  controllers: [BusquedaController],
  providers: [BusquedaService, ComentariosBuscados, Relleno],
})
export class BusquedaModule {}
