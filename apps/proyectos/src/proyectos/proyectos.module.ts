import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { NamesModule } from '../names/names.module';
import { CerrarEquipoCommand } from './cerrar-equipo.command';
import { ChangeClave } from './change-clave';
import { EquiposCerradosRepository } from './equipos-cerrados.repository';
import { EstadosProyectoCommand } from './estados-proyecto.command';
import { OnClavesPendientes } from './on-claves-pendientes';
import { OnProyectoEliminado } from './on-proyecto-eliminado';
import { ProyectoEvents } from './proyecto-events';
import { ProyectosController } from './proyectos.controller';
import { ProyectosPresenter } from './proyectos.presenter';
import { ProyectosService } from './proyectos.service';
import { PuedeVerProyectoCommand } from './puede-ver-proyecto.command';
import { TeamDoor } from './team-door';

@Module({
  imports: [AccesoModule, NamesModule],
  controllers: [
    ProyectosController,
    CerrarEquipoCommand,
    EstadosProyectoCommand,
    OnClavesPendientes,
    OnProyectoEliminado,
    PuedeVerProyectoCommand,
  ],
  providers: [
    ProyectosService,
    ChangeClave,
    EquiposCerradosRepository,
    TeamDoor,
    ProyectosPresenter,
    ProyectoEvents,
  ],
  exports: [ProyectosService, TeamDoor, ProyectoEvents, ProyectosPresenter],
})
export class ProyectosModule {}
