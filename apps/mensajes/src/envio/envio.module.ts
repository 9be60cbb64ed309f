import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { MencionesModule } from '../menciones/menciones.module';
import { PresenterModule } from '../mensajes/presenter.module';
import { DraftMensaje } from './draft-mensaje';
import { StoreMensajes } from './store-mensajes';
import { EnviarMensajeCommand } from './enviar-mensaje.command';
import { SendBudget } from './send-budget';
import { SendMensaje } from './send-mensaje';

@Module({
  imports: [AccesoModule, AlmacenModule, MencionesModule, PresenterModule],
  controllers: [EnviarMensajeCommand],
  providers: [SendBudget, DraftMensaje, StoreMensajes, SendMensaje],
})
export class EnvioModule {}
