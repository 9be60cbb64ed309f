import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CopiesModule } from '../copies/copies.module';
import { MENSAJE, mensajeModelSchema } from './mensaje.model';
import { MensajesPresenter } from './mensajes.presenter';
import { MensajesRepository } from './mensajes.repository';

@Module({
  imports: [CopiesModule, MongooseModule.forFeature([{ name: MENSAJE, schema: mensajeModelSchema }])],
  providers: [MensajesRepository, MensajesPresenter],
  exports: [MensajesRepository, MensajesPresenter, MongooseModule],
})
export class MensajesModule {}
