import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { limpiezaChatPendiente } from '@pmp/contracts/mensajes';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { GruposService } from './grupos.service';

@Controller()
export class OnLimpiezaChat implements FactHandler<typeof limpiezaChatPendiente> {
  constructor(private readonly grupos: GruposService) {}

  @EventPattern(factPattern(limpiezaChatPendiente, { durable: 'mensajes-limpieza-chat' }))
  async handle(
    @Payload() { datos }: FactOf<typeof limpiezaChatPendiente>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    await this.grupos.removeBatch(datos, tx);
  }
}
