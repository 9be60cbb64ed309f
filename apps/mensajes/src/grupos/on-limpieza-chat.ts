import { Injectable } from '@nestjs/common';
import { limpiezaChatPendiente } from '@pmp/contracts/mensajes';
import { OnFact, type FactHandler, type FactOf, type Tx } from '@pmp/platform';
import { GruposService } from './grupos.service';

@Injectable()
@OnFact(limpiezaChatPendiente, { durable: 'mensajes-limpieza-chat' })
export class OnLimpiezaChat implements FactHandler<typeof limpiezaChatPendiente> {
  constructor(private readonly grupos: GruposService) {}

  async handle({ datos }: FactOf<typeof limpiezaChatPendiente>, tx: Tx): Promise<void> {
    await this.grupos.removeBatch(datos, tx);
  }
}
