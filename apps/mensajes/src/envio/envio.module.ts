import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { ArchivosModule } from '../archivos/archivos.module';
import { ChatsModule } from '../chats/chats.module';
import { LecturasModule } from '../lecturas/lecturas.module';
import { MencionesModule } from '../menciones/menciones.module';
import { MensajesModule } from '../mensajes/mensajes.module';
import { DraftMensaje } from './draft-mensaje';
import { StoreMensajes } from './store-mensajes';
import { EnviarMensajeCommand } from './enviar-mensaje.command';
import { SendBudget } from './send-budget';
import { SendMensaje } from './send-mensaje';

@Module({
  imports: [AccesoModule, MensajesModule, ChatsModule, LecturasModule, ArchivosModule, MencionesModule],
  controllers: [EnviarMensajeCommand],
  providers: [SendBudget, DraftMensaje, StoreMensajes, SendMensaje],
})
export class EnvioModule {}
