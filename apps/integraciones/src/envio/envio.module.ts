import { Module } from '@nestjs/common';
import { config } from '../config';
import { DatosModule } from '../datos/datos.module';
import { HechosModule } from '../hechos/hechos.module';
import { DeliverEntrega, REDES_PERMITIDAS } from './deliver-entrega';
import { EntregasRunner } from './entregas-runner';
import { EnvioMetrics } from './envio-metrics';
import { StopWebhook } from './stop-webhook';
import { Vigencia } from './vigencia';

@Module({
  imports: [DatosModule, HechosModule],
  providers: [
    { provide: REDES_PERMITIDAS, useValue: config.WEBHOOKS_REDES_PERMITIDAS },
    DeliverEntrega,
    EntregasRunner,
    EnvioMetrics,
    StopWebhook,
    Vigencia,
  ],
  exports: [DeliverEntrega, EntregasRunner, REDES_PERMITIDAS],
})
export class EnvioModule {}
