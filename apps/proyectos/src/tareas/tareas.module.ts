import { Module } from '@nestjs/common';
import { rutasArchivos, rutasCriterios } from '@pmp/contracts/proyectos/rutas';
import { AccesoModule } from '../acceso/acceso.module';
import { archivosControllerOf } from '../elementos/archivos.controller';
import { criteriosControllerOf } from '../elementos/criterios.controller';
import { tarea } from './tarea.kind';
import { ConsultaModule } from '../consulta/consulta.module';
import { TareasController } from './tareas.controller';

/** Reading its forms asks who may upload. */
@Module({
  imports: [AccesoModule, ConsultaModule],
  controllers: [
    TareasController,
    archivosControllerOf(tarea, {
      subir: rutasArchivos.subirATarea,
      descargar: rutasArchivos.descargarDeTarea,
      quitar: rutasArchivos.quitarDeTarea,
    }),
    criteriosControllerOf(tarea, {
      anadir: rutasCriterios.anadirATarea,
      cambiar: rutasCriterios.cambiarDeTarea,
      quitar: rutasCriterios.quitarDeTarea,
    }),
  ],
})
export class TareasModule {}
