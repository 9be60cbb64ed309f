import { Module } from '@nestjs/common';
import { rutasArchivos } from '@pmp/contracts/proyectos/rutas';
import { AccesoModule } from '../acceso/acceso.module';
import { archivosControllerOf } from '../elementos/archivos.controller';
import { estadosCommandOf } from '../elementos/estados.command';
import { epica } from './epica.kind';
import { EpicasController } from './epicas.controller';
import { OnEpicaEliminada } from './on-epica-eliminada';

/** Reading the forms of its files asks who may upload. */
@Module({
  imports: [AccesoModule],
  controllers: [
    EpicasController,
    estadosCommandOf(epica),
    archivosControllerOf(epica, {
      subir: rutasArchivos.subirAEpica,
      descargar: rutasArchivos.descargarDeEpica,
      quitar: rutasArchivos.quitarDeEpica,
    }),
    OnEpicaEliminada,
  ],
})
export class EpicasModule {}
