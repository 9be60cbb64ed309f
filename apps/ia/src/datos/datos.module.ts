import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccesoService } from './acceso.service';
import { BloqueosReader } from './bloqueos.reader';
import { EpicasReader } from './epicas.reader';
import { HistoriasReader } from './historias.reader';
import { INICIO, inicioModelSchema } from './inicio.model';
import { IniciosRepository } from './inicios.repository';
import { OnSprintIniciado } from './on-sprint-iniciado';
import { PersonasReader } from './personas.reader';
import { ProyectoDatosReader } from './proyecto-datos.reader';
import { ProyectosReader } from './proyectos.reader';
import { SprintsReader } from './sprints.reader';
import { TareasReader } from './tareas.reader';
import { TRANSICION, transicionModelSchema } from './transicion.model';
import { TransicionesRecorder } from './transiciones-recorder';
import { TransicionesRepository } from './transiciones.repository';

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
