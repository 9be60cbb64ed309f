import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NOTIFICACION_MODEL, notificacionModelSchema } from './notificacion.model';
import { NotificacionesController } from './notificaciones.controller';
import { NotificacionesRepository } from './notificaciones.repository';
import { NotificacionesService } from './notificaciones.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: NOTIFICACION_MODEL, schema: notificacionModelSchema }])],
  controllers: [NotificacionesController],
  providers: [NotificacionesRepository, NotificacionesService],
  exports: [NotificacionesService],
})
export class NotificacionesModule {}
