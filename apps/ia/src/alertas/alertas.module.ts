import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DatosModule } from '../datos/datos.module';
import { ProveedorModule } from '../proveedor/proveedor.module';
import { AlertasController } from './alertas.controller';
import { AlertasPresenter } from './alertas.presenter';
import { AlertasService } from './alertas.service';
import { ENVIO, envioModelSchema } from './envio.model';
import { EnviosRepository } from './envios.repository';
import { GENERACION, generacionModelSchema } from './generacion.model';
import { GeneracionesRepository } from './generaciones.repository';
import { AlertasWatcher } from './alertas-watcher';
import { AnnounceAlertas } from './announce-alertas';
import { AlertasGenerator } from './alertas-generator';
import { NotifyAlerta } from './notify-alerta';

@Module({
  imports: [
    DatosModule,
    ProveedorModule,
    MongooseModule.forFeature([
      { name: GENERACION, schema: generacionModelSchema },
      { name: ENVIO, schema: envioModelSchema },
    ]),
  ],
  controllers: [AlertasController],
  providers: [
    AlertasPresenter,
    AlertasService,
    EnviosRepository,
    GeneracionesRepository,
    AlertasGenerator,
    AlertasWatcher,
    AnnounceAlertas,
    NotifyAlerta,
  ],
  exports: [EnviosRepository, GeneracionesRepository],
})
export class AlertasModule {}
