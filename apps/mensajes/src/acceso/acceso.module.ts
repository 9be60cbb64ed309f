import { Module } from '@nestjs/common';
import { CopiesModule } from '../copies/copies.module';
import { AccesoService } from './acceso.service';
import { PuedeVerChatCommand } from './puede-ver-chat.command';

@Module({
  imports: [CopiesModule],
  controllers: [PuedeVerChatCommand],
  providers: [AccesoService],
  exports: [AccesoService],
})
export class AccesoModule {}
