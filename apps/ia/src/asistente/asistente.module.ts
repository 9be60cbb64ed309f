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
import { Freno } from './freno';
import { Lectores } from './lectores';
import { MotorModelo } from './motor-modelo';
import { TrabajoReader } from './trabajo.reader';
import { VerificarService } from './verificar.service';

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
    Freno,
    Lectores,
    MotorModelo,
    TrabajoReader,
    VerificarService,
  ],
})
export class AsistenteModule {}
