import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { COLA, colaModelSchema } from './cola.model';
import { ColasRepository } from './colas.repository';
import { ENTREGA, entregaModelSchema } from './entrega.model';
import { EntregasRepository } from './entregas.repository';
import { LECTURA, lecturaModelSchema } from './lectura.model';
import { LecturasRepository } from './lecturas.repository';
import { WEBHOOK, webhookModelSchema } from './webhook.model';
import { WebhooksRepository } from './webhooks.repository';

const repositories = [WebhooksRepository, EntregasRepository, ColasRepository, LecturasRepository];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: WEBHOOK, schema: webhookModelSchema },
      { name: ENTREGA, schema: entregaModelSchema },
      { name: COLA, schema: colaModelSchema },
      { name: LECTURA, schema: lecturaModelSchema },
    ]),
  ],
  providers: repositories,
  exports: repositories,
})
export class DatosModule {}
