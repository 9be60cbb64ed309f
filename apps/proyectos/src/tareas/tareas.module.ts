import { Module } from '@nestjs/common';
import { tareaReplySchema } from '@pmp/contracts/proyectos';
import { AccesoModule } from '../acceso/acceso.module';
import { criteriosControllerOf } from '../elementos/criterios.controller';
import { tarea } from './tarea.kind';
import { ConsultaModule } from '../consulta/consulta.module';
import { TareaArchivosController } from './tarea-archivos.controller';
import { TareasController } from './tareas.controller';

/** Reading its forms asks who may upload. */
@Module({
  imports: [AccesoModule, ConsultaModule],
  controllers: [TareasController, TareaArchivosController, criteriosControllerOf(tarea, tareaReplySchema)],
})
export class TareasModule {}
