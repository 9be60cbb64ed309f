import { Module } from '@nestjs/common';
import { CopiasModule } from '../copias/copias.module';
import { AccesoService } from './acceso.service';
import { PuedeVerChatCommand } from './puede-ver-chat.command';

@Module({
  imports: [CopiasModule],
  controllers: [PuedeVerChatCommand],
  providers: [AccesoService],
  exports: [AccesoService, CopiasModule],
})
export class AccesoModule {}
