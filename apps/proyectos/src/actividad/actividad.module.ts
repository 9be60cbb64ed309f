import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { ComentariosModule } from '../comentarios/comentarios.module';
import { ActividadService } from './actividad.service';
import { ConsultarActividadCommand } from './consultar-actividad.command';
import { ConsultarComentariosCommand } from './consultar-comentarios.command';

@Module({
  imports: [AccesoModule, ComentariosModule],
  controllers: [ConsultarActividadCommand, ConsultarComentariosCommand],
  providers: [ActividadService],
})
export class ActividadModule {}
