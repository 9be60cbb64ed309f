import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { RangoModule } from '../rango/rango.module';
import { EpicasController } from './epicas.controller';
import { EpicasService } from './epicas.service';

@Module({
  imports: [AlmacenModule, AccesoModule, CascadaModule, RangoModule],
  controllers: [EpicasController],
  providers: [EpicasService],
})
export class EpicasModule {}
