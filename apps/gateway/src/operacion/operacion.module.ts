import { Module } from '@nestjs/common';
import { RealtimeModule } from '../realtime/realtime.module';
import { Certificado } from './certificado';
import { Operacion } from './operacion';
import { OperacionController } from './operacion.controller';
import { Services } from './services';

@Module({
  imports: [RealtimeModule],
  controllers: [OperacionController],
  providers: [Certificado, Operacion, Services],
})
export class OperacionModule {}
