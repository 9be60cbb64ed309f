import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { MencionesModule } from '../menciones/menciones.module';
import { PresenterModule } from '../mensajes/presenter.module';
import { DraftMensaje } from './draft-mensaje';
import { StoreMensajes } from './store-mensajes';
import { EnviarMensaje } from './enviar-mensaje';
import { SendMensaje } from './send-mensaje';

@Module({
  imports: [AccesoModule, AlmacenModule, MencionesModule, PresenterModule],
  providers: [DraftMensaje, StoreMensajes, SendMensaje, EnviarMensaje],
})
export class EnvioModule {}
