import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { BARRIDO, barridoModelSchema } from '../barrido/barrido.model';
import { BarridosRepository } from '../barrido/barridos.repository';
import { ComentariosBuscablesRepository } from '../busqueda/comentarios-buscables.repository';
import { COMENTARIO, comentarioModelSchema } from '../comentarios/comentario.model';
import { ComentariosRepository } from '../comentarios/comentarios.repository';
import { EPICA, epicaModelSchema } from '../epicas/epica.model';
import { EpicasRepository } from '../epicas/epicas.repository';
import { HISTORIAL, historialModelSchema } from '../historial/historial.model';
import { HistorialRepository } from '../historial/historial.repository';
import { HISTORIA, historiaModelSchema } from '../historias/historia.model';
import { HistoriasRecordadas } from '../historias/historias-recordadas';
import { HistoriasRepository } from '../historias/historias.repository';
import { PanelRepository } from '../panel/panel.repository';
import { PAPELERA, papeleraModelSchema } from '../papelera/papelera.model';
import { PapeleraRepository } from '../papelera/papelera.repository';
import { PROYECTO, proyectoModelSchema } from '../proyectos/proyecto.model';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import { TAREA, tareaModelSchema } from '../tareas/tarea.model';
import { TareasCambios } from '../tareas/tareas-cambios';
import { TareasRepository } from '../tareas/tareas.repository';

const repositories = [
  BarridosRepository,
  ArchivosRepository,
  ProyectosRepository,
  EpicasRepository,
  HistoriasRepository,
  TareasRepository,
  HistorialRepository,
  ComentariosRepository,
  ComentariosBuscablesRepository,
  PanelRepository,
  PapeleraRepository,
];

/**
 * The repositories in one module: a deletion cascades downwards while a story reads its epic upwards, so
 * feature modules that owned them would import each other in a circle.
 */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PROYECTO, schema: proyectoModelSchema },
      { name: EPICA, schema: epicaModelSchema },
      { name: HISTORIA, schema: historiaModelSchema },
      { name: TAREA, schema: tareaModelSchema },
      { name: BARRIDO, schema: barridoModelSchema },
      { name: PAPELERA, schema: papeleraModelSchema },
      { name: HISTORIAL, schema: historialModelSchema },
      { name: COMENTARIO, schema: comentarioModelSchema },
    ]),
  ],
  providers: [...repositories, HistoriasRecordadas, TareasCambios],
  exports: [...repositories, HistoriasRecordadas, TareasCambios],
})
export class AlmacenModule {}
