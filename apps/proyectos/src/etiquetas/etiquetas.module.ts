import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { EtiquetasController } from './etiquetas.controller';
import { EtiquetasService } from './etiquetas.service';

@Module({ imports: [AccesoModule], controllers: [EtiquetasController], providers: [EtiquetasService] })
export class EtiquetasModule {}
