import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { BusquedaController } from './busqueda.controller';
import { BusquedaService } from './busqueda.service';

@Module({ imports: [AlmacenModule], controllers: [BusquedaController], providers: [BusquedaService] })
export class BusquedaModule {}
