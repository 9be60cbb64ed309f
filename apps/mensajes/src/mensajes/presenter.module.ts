import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { CopiasModule } from '../copias/copias.module';
import { MensajesPresenter } from './mensajes.presenter';

@Module({
  imports: [AlmacenModule, CopiasModule],
  providers: [MensajesPresenter],
  exports: [MensajesPresenter],
})
export class PresenterModule {}
