import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DatosModule } from '../datos/datos.module';
import { ProveedorModule } from '../proveedor/proveedor.module';
import { AsistenteController } from './asistente.controller';
import { AsistenteService } from './asistente.service';
import { CONVERSACION, conversacionModelSchema } from './conversaciones/conversacion.model';
import { ConversacionesController } from './conversaciones/conversaciones.controller';
import { ConversacionesRepository } from './conversaciones/conversaciones.repository';
import { ConversacionesService } from './conversaciones/conversaciones.service';
import { AsistenteThrottle } from './asistente-throttle';
import { OthersReader } from './lectores/others-reader';
import { PersonReaders } from './lectores/person-readers';
import { ModelWriter } from './model-writer';
import { WorkReader } from './lectores/work.reader';
import { CheckProveedor } from './check-proveedor';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CONVERSACION, schema: conversacionModelSchema }]),
    DatosModule,
    ProveedorModule,
  ],
  controllers: [AsistenteController, ConversacionesController],
  providers: [
    AsistenteService,
    ConversacionesRepository,
    ConversacionesService,
    AsistenteThrottle,
    OthersReader,
    PersonReaders,
    ModelWriter,
    WorkReader,
    CheckProveedor,
  ],
})
export class AsistenteModule {}
