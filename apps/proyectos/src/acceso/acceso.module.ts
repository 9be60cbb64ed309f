import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { NombresModule } from '../nombres/nombres.module';
import { AccesoService } from './acceso.service';

@Module({ imports: [AlmacenModule, NombresModule], providers: [AccesoService], exports: [AccesoService] })
export class AccesoModule {}
