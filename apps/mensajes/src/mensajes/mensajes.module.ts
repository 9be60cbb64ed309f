import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { MencionesModule } from '../menciones/menciones.module';
import { ConsultarConversacionCommand } from './consultar-conversacion.command';
import { EditMensaje } from './edit-mensaje';
import { MensajesController } from './mensajes.controller';
import { MensajesService } from './mensajes.service';
import { PresenterModule } from './presenter.module';

@Module({
  imports: [AccesoModule, AlmacenModule, MencionesModule, PresenterModule],
  controllers: [MensajesController, ConsultarConversacionCommand],
  providers: [MensajesService, EditMensaje],
})
export class MensajesModule {}
