import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { ProyectosModule } from '../proyectos/proyectos.module';
import { PanelController } from './panel.controller';
import { PanelService } from './panel.service';

@Module({
  imports: [AccesoModule, ProyectosModule],
  controllers: [PanelController],
  providers: [PanelService],
})
export class PanelModule {}
