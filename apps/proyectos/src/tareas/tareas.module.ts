import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { TareaArchivosController } from './tarea-archivos.controller';
import { TareasController } from './tareas.controller';

/** Reading its forms asks who may upload. */
@Module({ imports: [AccesoModule], controllers: [TareasController, TareaArchivosController] })
export class TareasModule {}
