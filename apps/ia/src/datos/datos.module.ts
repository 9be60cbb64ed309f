import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccesoService } from './acceso.service';
import { BloqueosReader } from './lectura/bloqueos.reader';
import { EpicasReader } from './lectura/epicas.reader';
import { HistoriasReader } from './lectura/historias.reader';
import { INICIO, inicioModelSchema } from './inicios/inicio.model';
import { IniciosRepository } from './inicios/inicios.repository';
import { OnSprintIniciado } from './inicios/on-sprint-iniciado';
import { PersonasReader } from './lectura/personas.reader';
import { ProyectoDatosReader } from './proyecto-datos.reader';
import { ProyectosReader } from './lectura/proyectos.reader';
import { SprintsReader } from './lectura/sprints.reader';
import { TareasReader } from './lectura/tareas.reader';
import { TRANSICION, transicionModelSchema } from './transiciones/transicion.model';
import { TransicionesRecorder } from './transiciones/transiciones-recorder';
import { TransicionesRepository } from './transiciones/transiciones.repository';

const readers = [
  AccesoService,
  BloqueosReader,
  EpicasReader,
  HistoriasReader,
  IniciosRepository,
  PersonasReader,
  ProyectoDatosReader,
  ProyectosReader,
  SprintsReader,
  TareasReader,
  TransicionesRepository,
];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TRANSICION, schema: transicionModelSchema },
      { name: INICIO, schema: inicioModelSchema },
    ]),
  ],
  controllers: [OnSprintIniciado],
  providers: [...readers, TransicionesRecorder],
  exports: readers,
})
export class DatosModule {}
