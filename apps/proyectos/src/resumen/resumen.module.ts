import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { ProyectosModule } from '../proyectos/proyectos.module';
import { TareasModule } from '../tareas/tareas.module';
import { ResumenController } from './resumen.controller';
import { ResumenService } from './resumen.service';
import { TareasFiguresCache } from './tareas-figures.cache';

@Module({
  imports: [AlmacenModule, ProyectosModule, TareasModule],
  controllers: [ResumenController],
  providers: [ResumenService, TareasFiguresCache],
})
export class ResumenModule {}
