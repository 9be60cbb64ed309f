import { Module } from '@nestjs/common';
import { RealtimeModule } from '../realtime/realtime.module';
import { Operacion } from './operacion';
import { OperacionController } from './operacion.controller';
import { Services } from './services';

@Module({
  imports: [RealtimeModule],
  controllers: [OperacionController],
  providers: [Operacion, Services],
})
export class OperacionModule {}
