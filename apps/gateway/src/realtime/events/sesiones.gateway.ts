import { UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { idSchema } from '@pmp/contracts/common';
import { cerrarSesiones, MAX_DESPEDIDAS } from '@pmp/contracts/usuarios';
import { assertReach, CommandClient } from '@pmp/platform/edge';
import { z } from 'zod';
import type { LiveSocket } from '../live-socket';
import { AckFilter } from './ack.filter';
import { AckInterceptor } from './ack.interceptor';
import { EventBudgetGuard } from './event-budget.guard';

export const despedidaSchema = z.object({ sesiones: z.array(idSchema).min(1).max(MAX_DESPEDIDAS) });
type Despedida = z.infer<typeof despedidaSchema>;

/** Signing out. */
@WebSocketGateway()
@UseGuards(EventBudgetGuard)
@UseInterceptors(AckInterceptor)
@UseFilters(AckFilter)
export class SesionesGateway {
  constructor(private readonly commands: CommandClient) {}

  /** The sockets of those sessions are closed by their owner's word, in every tab and on every gateway. */
  @SubscribeMessage('cerrar_sesion')
  async signOut(
    @ConnectedSocket() { data: { usuario, sid, token } }: LiveSocket,
    @MessageBody({ schema: despedidaSchema }) { sesiones }: Despedida,
  ): Promise<void> {
    assertReach(token, 'cuenta.propia', true);
    await this.commands.ask(cerrarSesiones, { usuario, sid, sesiones });
  }
}
