import { UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { erroresComunes, idSchema, MAX_LUGAR, type Reanudado } from '@pmp/contracts/common';
import { cutOf, DomainError, TokenReadings } from '@pmp/platform/edge';
import { z } from 'zod';
import type { LiveSocket } from '../live-socket';
import { Memberships } from '../memberships';
import { salaOfProyecto } from '../rooms';
import { SocketServer } from '../socket-server';
import { AckFilter } from './ack.filter';
import { AckInterceptor } from './ack.interceptor';
import { EventBudgetGuard } from './event-budget.guard';

export const proyectoRefSchema = z.object({ proyectoId: idSchema });
type ProyectoRef = z.infer<typeof proyectoRefSchema>;

/** `desde`: where a client had got to that was in the room; empty if it was not, and only wants to know where it is. */
export const entradaSchema = proyectoRefSchema.extend({ desde: z.string().max(MAX_LUGAR).optional() });
type Entrada = z.infer<typeof entradaSchema>;

/** What a client may ask of its projects. */
@WebSocketGateway()
@UseGuards(EventBudgetGuard)
@UseInterceptors(AckInterceptor)
@UseFilters(AckFilter)
export class ProyectosGateway {
  constructor(
    private readonly memberships: Memberships,
    private readonly readings: TokenReadings,
    private readonly sockets: SocketServer,
  ) {}

  @SubscribeMessage('suscribir_proyecto')
  async subscribe(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: entradaSchema }) { proyectoId, desde }: Entrada,
  ): Promise<Omit<Reanudado, 'enMs'> | undefined> {
    if (cutOf(socket.data.token, 'proyecto.ver', { proyecto: proyectoId }) !== 'permitido')
      throw new DomainError(erroresComunes.noEncontrado);
    const { token } = socket.data;
    // In a project that has texts from outside, any of them may be told there.
    const note = token && (() => this.readings.noteProjects(token, [proyectoId]));
    const sala = salaOfProyecto(proyectoId);
    await this.memberships.enter(socket, sala, note);
    if (desde === undefined) return undefined;
    const completo = this.sockets.resend(socket, sala.room, desde);
    return { lugar: this.sockets.lugar, completo };
  }

  @SubscribeMessage('dejar_proyecto')
  unsubscribe(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: proyectoRefSchema }) { proyectoId }: ProyectoRef,
  ): Promise<void> {
    return this.memberships.leave(socket, salaOfProyecto(proyectoId));
  }
}
