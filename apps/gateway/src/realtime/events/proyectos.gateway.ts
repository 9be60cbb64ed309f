import { UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { erroresComunes, idSchema } from '@pmp/contracts/common';
import { cutOf, DomainError } from '@pmp/platform';
import { z } from 'zod';
import type { LiveSocket } from '../live-socket';
import { Memberships } from '../memberships';
import { salaOfProyecto } from '../rooms';
import { AckFilter } from './ack.filter';
import { AckInterceptor } from './ack.interceptor';
import { EventBudgetGuard } from './event-budget.guard';

const proyectoRefSchema = z.object({ proyectoId: idSchema });
type ProyectoRef = z.infer<typeof proyectoRefSchema>;

/** What a client may ask of its projects. */
@WebSocketGateway()
@UseGuards(EventBudgetGuard)
@UseInterceptors(AckInterceptor)
@UseFilters(AckFilter)
export class ProyectosGateway {
  constructor(private readonly memberships: Memberships) {}

  @SubscribeMessage('suscribir_proyecto')
  subscribe(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: proyectoRefSchema }) { proyectoId }: ProyectoRef,
  ): Promise<void> {
    if (cutOf(socket.data.token, 'proyecto.ver', { proyecto: proyectoId }) !== 'permitido')
      throw new DomainError(erroresComunes.noEncontrado);
    return this.memberships.enter(socket, salaOfProyecto(proyectoId));
  }

  @SubscribeMessage('dejar_proyecto')
  unsubscribe(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: proyectoRefSchema }) { proyectoId }: ProyectoRef,
  ): Promise<void> {
    return this.memberships.leave(socket, salaOfProyecto(proyectoId));
  }
}
