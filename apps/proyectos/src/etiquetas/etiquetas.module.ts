import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { NamesModule } from '../names/names.module';
import { EtiquetasBackfill } from './etiquetas-backfill';
import { EtiquetasController } from './etiquetas.controller';
import { EtiquetasService } from './etiquetas.service';

@Module({
  imports: [AccesoModule, NamesModule],
  controllers: [EtiquetasController],
  providers: [EtiquetasService, EtiquetasBackfill],
})
export class EtiquetasModule {}
