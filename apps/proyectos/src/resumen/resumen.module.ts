import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { ProyectosModule } from '../proyectos/proyectos.module';
import { ResumenController } from './resumen.controller';
import { ResumenService } from './resumen.service';

@Module({
  imports: [AccesoModule, ProyectosModule],
  controllers: [ResumenController],
  providers: [ResumenService],
})
export class ResumenModule {}
