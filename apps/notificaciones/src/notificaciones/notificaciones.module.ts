import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PersonasModule } from '../personas/personas.module';
import { AvisosService } from './avisos.service';
import { NOTIFICACION_MODEL, notificacionModelSchema } from './notificacion.model';
import { LostPlaces } from './lost-places';
import { NotificacionesController } from './notificaciones.controller';
import { NotificacionesRepository } from './notificaciones.repository';
import { NotificacionesService } from './notificaciones.service';
import { MailQueueRepository } from './mail-queue.repository';
import { OldNotificacionesRepository } from './old-notificaciones.repository';
import { PospuestasRepository } from './pospuestas.repository';
import { SilenciosModule } from '../silencios/silencios.module';
import { UnreadAvisos } from './unread/unread-avisos';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: NOTIFICACION_MODEL, schema: notificacionModelSchema }]),
    PersonasModule,
    SilenciosModule,
  ],
  controllers: [NotificacionesController],
  providers: [
    NotificacionesRepository,
    MailQueueRepository,
    OldNotificacionesRepository,
    NotificacionesService,
    AvisosService,
    UnreadAvisos,
    PospuestasRepository,
    LostPlaces,
  ],
  exports: [
    AvisosService,
    LostPlaces,
    PospuestasRepository,
    NotificacionesRepository,
    MailQueueRepository,
    OldNotificacionesRepository,
  ],
})
export class NotificacionesModule {}
