import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { NombresModule } from '../nombres/nombres.module';
import { CerrarEquipoCommand } from './cerrar-equipo.command';
import { ProyectoEvents } from './proyecto-events';
import { ProyectosController } from './proyectos.controller';
import { ProyectosListCache } from './proyectos-list.cache';
import { ProyectosPresenter } from './proyectos.presenter';
import { ProyectosService } from './proyectos.service';
import { PuedeVerProyectoCommand } from './puede-ver-proyecto.command';
import { EstadosProyectoCommand } from './estados-proyecto.command';

@Module({
  imports: [AlmacenModule, AccesoModule, CascadaModule, NombresModule],
  controllers: [ProyectosController, CerrarEquipoCommand, EstadosProyectoCommand, PuedeVerProyectoCommand],
  providers: [ProyectosService, ProyectosListCache, ProyectosPresenter, ProyectoEvents],
  exports: [ProyectoEvents, ProyectosPresenter],
})
export class ProyectosModule {}
