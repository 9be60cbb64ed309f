import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { ArchivosModule } from '../archivos/archivos.module';
import { ChatsModule } from '../chats/chats.module';
import { CopiesModule } from '../copies/copies.module';
import { LecturasModule } from '../lecturas/lecturas.module';
import { MencionesModule } from '../menciones/menciones.module';
import { MensajesModule } from '../mensajes/mensajes.module';
import { ConsultarConversacionCommand } from './consultar-conversacion.command';
import { EditMensaje } from './edit-mensaje';
import { ListDecisiones } from './list-decisiones';
import { ListMensajes } from './list-mensajes';
import { MarkMensaje } from './mark-mensaje';
import { SentMensaje } from './sent-mensaje';
import { MarcarLeidosCommand } from './marcar-leidos.command';
import { MarkRead } from './mark-read';
import { MensajesController } from './mensajes.controller';

/** What the members of a conversation do in it, apart from sending. */
@Module({
  imports: [
    AccesoModule,
    MensajesModule,
    ChatsModule,
    LecturasModule,
    ArchivosModule,
    MencionesModule,
    CopiesModule,
  ],
  controllers: [MensajesController, ConsultarConversacionCommand, MarcarLeidosCommand],
  providers: [ListMensajes, ListDecisiones, SentMensaje, EditMensaje, MarkMensaje, MarkRead],
})
export class ConversacionModule {}
