import { Module } from '@nestjs/common';
import { CopiasModule } from '../copias/copias.module';
import { AccesoService } from './acceso.service';

@Module({ imports: [CopiasModule], providers: [AccesoService], exports: [AccesoService] })
export class AccesoModule {}
