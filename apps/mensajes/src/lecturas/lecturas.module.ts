import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { LecturasService } from './lecturas.service';
import { MarcarLeidos } from './marcar-leidos';

@Module({ imports: [AccesoModule, AlmacenModule], providers: [LecturasService, MarcarLeidos] })
export class LecturasModule {}
