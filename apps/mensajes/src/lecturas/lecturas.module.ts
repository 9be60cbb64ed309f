import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { LecturasService } from './lecturas.service';
import { MarcarLeidosCommand } from './marcar-leidos.command';

@Module({
  imports: [AccesoModule, AlmacenModule],
  controllers: [MarcarLeidosCommand],
  providers: [LecturasService],
})
export class LecturasModule {}
