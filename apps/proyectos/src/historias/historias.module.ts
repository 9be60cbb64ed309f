import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { RangoModule } from '../rango/rango.module';
import { HistoriasController } from './historias.controller';
import { HistoriasService } from './historias.service';

@Module({
  imports: [AlmacenModule, AccesoModule, CascadaModule, RangoModule],
  controllers: [HistoriasController],
  providers: [HistoriasService],
})
export class HistoriasModule {}
