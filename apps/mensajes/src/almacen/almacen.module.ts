import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ARCHIVO, archivoModelSchema } from '../archivos/archivo.model';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { BusquedaRepository } from '../busqueda/busqueda.repository';
import { CHAT, chatModelSchema } from '../chats/chat.model';
import { ChatsRepository } from '../chats/chats.repository';
import { LAST_HEARD, lastHeardModelSchema } from '../grupos/last-heard.model';
import { LastHeardRepository } from '../grupos/last-heard.repository';
import { LECTURA, lecturaModelSchema } from '../lecturas/lectura.model';
import { LecturasRepository } from '../lecturas/lecturas.repository';
import { MENSAJE, mensajeModelSchema } from '../mensajes/mensaje.model';
import { MensajesRepository } from '../mensajes/mensajes.repository';

const repositories = [
  ChatsRepository,
  MensajesRepository,
  LecturasRepository,
  ArchivosRepository,
  BusquedaRepository,
  LastHeardRepository,
];

/**
 * All repositories in one module: sending, reading and cleaning up each touch conversations, messages, cursors and
 * files.
 */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CHAT, schema: chatModelSchema },
      { name: MENSAJE, schema: mensajeModelSchema },
      { name: LECTURA, schema: lecturaModelSchema },
      { name: LAST_HEARD, schema: lastHeardModelSchema },
      { name: ARCHIVO, schema: archivoModelSchema },
    ]),
  ],
  providers: repositories,
  exports: repositories,
})
export class AlmacenModule {}
