import { Module } from '@nestjs/common';
import { CopiasModule } from '../copias/copias.module';
import { AccesoService } from './acceso.service';
import { PuedeVerChat } from './puede-ver-chat';

@Module({
  imports: [CopiasModule],
  providers: [AccesoService, PuedeVerChat],
  exports: [AccesoService, CopiasModule],
})
export class AccesoModule {}
