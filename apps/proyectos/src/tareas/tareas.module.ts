import { Module } from '@nestjs/common';
import { rutasCriterios } from '@pmp/contracts/proyectos/rutas';
import { AccesoModule } from '../acceso/acceso.module';
import { criteriosControllerOf } from '../elementos/criterios.controller';
import { tarea } from './tarea.kind';
import { ConsultaModule } from '../consulta/consulta.module';
import { TareaArchivosController } from './tarea-archivos.controller';
import { TareasController } from './tareas.controller';

/** Reading its forms asks who may upload. */
@Module({
  imports: [AccesoModule, ConsultaModule],
  controllers: [
    TareasController,
    TareaArchivosController,
    criteriosControllerOf(tarea, {
      anadir: rutasCriterios.anadirATarea,
      cambiar: rutasCriterios.cambiarDeTarea,
      quitar: rutasCriterios.quitarDeTarea,
    }),
  ],
})
export class TareasModule {}
