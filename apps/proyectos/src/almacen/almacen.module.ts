import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { STORED_FILE, storedFileModelSchema } from '../archivos/stored-file.model';
import { SWEEP, sweepModelSchema } from '../sweep/sweep.model';
import { SweepsRepository } from '../sweep/sweeps.repository';
import { ComentariosSearchRepository } from '../busqueda/comentarios-search.repository';
import { COMENTARIO, comentarioModelSchema } from '../comentarios/comentario.model';
import { ComentariosRepository } from '../comentarios/comentarios.repository';
import { EPICA, epicaModelSchema } from '../epicas/epica.model';
import { EpicasRepository } from '../epicas/epicas.repository';
import { HISTORIAL, historialModelSchema } from '../historial/historial.model';
import { HistorialRepository } from '../historial/historial.repository';
import { HISTORIA, historiaModelSchema } from '../historias/historia.model';
import { HistoriasCache } from '../historias/historias.cache';
import { HistoriasRepository } from '../historias/historias.repository';
import { NombresModule } from '../nombres/nombres.module';
import { PanelRepository } from '../panel/panel.repository';
import { PAPELERA, papeleraModelSchema } from '../papelera/papelera.model';
import { PapeleraRepository } from '../papelera/papelera.repository';
import { PROYECTO, proyectoModelSchema } from '../proyectos/proyecto.model';
import { EquiposCerradosRepository } from '../proyectos/equipos-cerrados.repository';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import { TeamDoor } from '../proyectos/team-door';
import { TAREA, tareaModelSchema } from '../tareas/tarea.model';
import { TareasRevisions } from '../tareas/tareas-revisions';
import { TareasRepository } from '../tareas/tareas.repository';

const repositories = [
  SweepsRepository,
  ArchivosRepository,
  ProyectosRepository,
  EquiposCerradosRepository,
  TeamDoor,
  EpicasRepository,
  HistoriasRepository,
  TareasRepository,
  HistorialRepository,
  ComentariosRepository,
  ComentariosSearchRepository,
  PanelRepository,
  PapeleraRepository,
];

/**
 * All repositories in one module: deleting an epic needs stories and creating a story needs its epic, so feature
 * modules that each owned theirs would import each other in a circle.
 */
@Module({
  imports: [
    NombresModule,
    MongooseModule.forFeature([
      { name: PROYECTO, schema: proyectoModelSchema },
      { name: EPICA, schema: epicaModelSchema },
      { name: HISTORIA, schema: historiaModelSchema },
      { name: TAREA, schema: tareaModelSchema },
      { name: STORED_FILE, schema: storedFileModelSchema },
      { name: SWEEP, schema: sweepModelSchema },
      { name: PAPELERA, schema: papeleraModelSchema },
      { name: HISTORIAL, schema: historialModelSchema },
      { name: COMENTARIO, schema: comentarioModelSchema },
    ]),
  ],
  providers: [...repositories, HistoriasCache, TareasRevisions],
  exports: [...repositories, HistoriasCache, TareasRevisions],
})
export class AlmacenModule {}
