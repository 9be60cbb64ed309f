import { UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { erroresComunes, idSchema } from '@pmp/contracts/common';
import { cutOf, DomainError, TokenReadings } from '@pmp/platform';
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
  constructor(
    private readonly memberships: Memberships,
    private readonly readings: TokenReadings,
  ) {}

  @SubscribeMessage('suscribir_proyecto')
  subscribe(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: proyectoRefSchema }) { proyectoId }: ProyectoRef,
  ): Promise<void> {
    if (cutOf(socket.data.token, 'proyecto.ver', { proyecto: proyectoId }) !== 'permitido')
      throw new DomainError(erroresComunes.noEncontrado);
    const { token } = socket.data;
    // In a project that has texts from outside, any of them may be told there.
    const note = token && (() => this.readings.noteProjects(token, [proyectoId]));
    return this.memberships.enter(socket, salaOfProyecto(proyectoId), note);
  }

  @SubscribeMessage('dejar_proyecto')
  unsubscribe(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: proyectoRefSchema }) { proyectoId }: ProyectoRef,
  ): Promise<void> {
    return this.memberships.leave(socket, salaOfProyecto(proyectoId));
  }
}
