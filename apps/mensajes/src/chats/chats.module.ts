import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccesoModule } from '../acceso/acceso.module';
import { CopiesModule } from '../copies/copies.module';
import { LecturasModule } from '../lecturas/lecturas.module';
import { MensajesModule } from '../mensajes/mensajes.module';
import { CHAT, chatModelSchema } from './chat.model';
import { ChatsController } from './chats.controller';
import { ChatsRepository } from './chats.repository';
import { ChatsService } from './chats.service';

@Module({
  imports: [
    AccesoModule,
    CopiesModule,
    MensajesModule,
    LecturasModule,
    MongooseModule.forFeature([{ name: CHAT, schema: chatModelSchema }]),
  ],
  controllers: [ChatsController],
  providers: [ChatsService, ChatsRepository],
  exports: [ChatsService, ChatsRepository],
})
export class ChatsModule {}
