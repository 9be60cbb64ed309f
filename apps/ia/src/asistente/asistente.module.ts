import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DatosModule } from '../datos/datos.module';
import { ProveedorModule } from '../proveedor/proveedor.module';
import { AsistenteController } from './asistente.controller';
import { AsistenteService } from './asistente.service';
import { CONVERSACION, conversacionModelSchema } from './conversacion.model';
import { ConversacionesController } from './conversaciones.controller';
import { ConversacionesRepository } from './conversaciones.repository';
import { ConversacionesService } from './conversaciones.service';
import { AsistenteThrottle } from './asistente-throttle';
import { OthersReader } from './others-reader';
import { PersonReaders } from './person-readers';
import { ModelWriter } from './model-writer';
import { WorkReader } from './work.reader';
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
