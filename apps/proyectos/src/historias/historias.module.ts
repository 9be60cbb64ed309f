import { Module } from '@nestjs/common';
import { rutasArchivos, rutasCriterios } from '@pmp/contracts/proyectos/rutas';
import { AccesoModule } from '../acceso/acceso.module';
import { archivosControllerOf } from '../elementos/archivos.controller';
import { criteriosControllerOf } from '../elementos/criterios.controller';
import { ConsultaModule } from '../consulta/consulta.module';
import { CuposModule } from '../elementos/cupos/cupos.module';
import { estadosCommandOf } from '../elementos/estados.command';
import { NamesModule } from '../names/names.module';
import { SprintsModule } from '../sprints/sprints.module';
import { ConsultarHistoriasCommand } from './consultar-historias.command';
import { ConsultHistorias } from './consult-historias';
import { historia } from './historia.kind';
import { HistoriasController } from './historias.controller';
import { MoverHistoriaCommand } from './mover-historia.command';
import { MoveHistoria } from './move-historia';
import { OnDefinicionMarcada } from './on-definicion-marcada';
import { OnHistoriaEliminada } from './on-historia-eliminada';
import { PlanHistoria } from './plan-historia';

/** Reading the forms of its files asks who may upload. */
@Module({
  imports: [AccesoModule, ConsultaModule, CuposModule, NamesModule, SprintsModule],
  controllers: [
    HistoriasController,
    ConsultarHistoriasCommand,
    estadosCommandOf(historia),
    criteriosControllerOf(historia, {
      anadir: rutasCriterios.anadirAHistoria,
      cambiar: rutasCriterios.cambiarDeHistoria,
      quitar: rutasCriterios.quitarDeHistoria,
    }),
    archivosControllerOf(historia, {
      subir: rutasArchivos.subirAHistoria,
      descargar: rutasArchivos.descargarDeHistoria,
      quitar: rutasArchivos.quitarDeHistoria,
    }),
    MoverHistoriaCommand,
    OnDefinicionMarcada,
    OnHistoriaEliminada,
  ],
  providers: [ConsultHistorias, MoveHistoria, PlanHistoria],
})
export class HistoriasModule {}
