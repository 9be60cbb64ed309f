import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { AccesoService } from './acceso.service';

@Module({ imports: [AlmacenModule], providers: [AccesoService], exports: [AccesoService] })
export class AccesoModule {}
