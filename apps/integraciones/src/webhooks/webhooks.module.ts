import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { DatosModule } from '../datos/datos.module';
import { EnvioModule } from '../envio/envio.module';
import { PersonasModule } from '../personas/personas.module';
import { EntregasController } from './entregas.controller';
import { EntregasService } from './entregas.service';
import { WebhookAccess } from './webhook-access';
import { WebhooksController } from './webhooks.controller';
import { WebhooksService } from './webhooks.service';

@Module({
  imports: [AccesoModule, DatosModule, EnvioModule, PersonasModule],
  controllers: [WebhooksController, EntregasController],
  providers: [WebhookAccess, WebhooksService, EntregasService],
})
export class WebhooksModule {}
