import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobsModule } from '../jobs/jobs.module';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { RECORDATORIO_MODEL, recordatorioModelSchema } from './recordatorio.model';
import { RecordatoriosController } from './recordatorios.controller';
import { RecordatoriosRepository } from './recordatorios.repository';
import { RecordatoriosService } from './recordatorios.service';
import { TellRecordatorios } from './tell-recordatorios';
import { WakePospuestas } from './wake-pospuestas';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: RECORDATORIO_MODEL, schema: recordatorioModelSchema }]),
    NotificacionesModule,
    JobsModule,
  ],
  controllers: [RecordatoriosController],
  providers: [RecordatoriosRepository, RecordatoriosService, TellRecordatorios, WakePospuestas],
})
export class RecordatoriosModule {}
