import { UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import {
  chatRefSchema,
  enviarMensaje,
  erroresMensajes,
  EVENTO_DEJO_ESCRIBIR,
  EVENTO_ESCRIBIENDO,
  marcarLeidos,
  type ChatRef,
  type Escribiendo,
} from '@pmp/contracts/mensajes';
import { assertReach, Broker, CommandClient, DomainError, TokenReadings } from '@pmp/platform/edge';
import type { LiveSocket } from '../live-socket';
import { Memberships } from '../memberships';
import { salaOfChat } from '../rooms';
import { AckFilter } from './ack.filter';
import { AckInterceptor } from './ack.interceptor';
import { EventBudgetGuard } from './event-budget.guard';

/** What a client may ask of its conversations. Who asks is the person of the token, whatever the payload says. */
@WebSocketGateway()
@UseGuards(EventBudgetGuard)
@UseInterceptors(AckInterceptor)
@UseFilters(AckFilter)
export class ChatsGateway {
  constructor(
    private readonly commands: CommandClient,
    private readonly memberships: Memberships,
    private readonly broker: Broker,
    private readonly readings: TokenReadings,
  ) {}

  @SubscribeMessage('unirse_chat')
  enter(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: chatRefSchema }) chat: ChatRef,
  ): Promise<void> {
    assertReach(socket.data.token, 'autenticado', false);
    return this.memberships.enter(socket, salaOfChat(socket.data.usuario, chat));
  }

  @SubscribeMessage('salir_chat')
  leave(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: chatRefSchema }) chat: ChatRef,
  ): Promise<void> {
    return this.memberships.leave(socket, salaOfChat(socket.data.usuario, chat));
  }

  /** Its owner alone reads the message, and refuses what is wrong with it. */
  @SubscribeMessage('enviar_mensaje')
  async send(@ConnectedSocket() { data: { usuario, token } }: LiveSocket, @MessageBody() mensaje: unknown) {
    const writer = token && { ...token, lecturas: await this.readings.of(token) };
    assertReach(writer, 'autenticado', true);
    return this.commands.ask(enviarMensaje, { usuario, mensaje: mensaje as never });
  }

  /** Read by its owner alone, too. */
  @SubscribeMessage('marcar_leidos')
  markRead(@ConnectedSocket() { data: { usuario, token } }: LiveSocket, @MessageBody() chat: unknown) {
    assertReach(token, 'autenticado', true);
    return this.commands.ask(marcarLeidos, { ...(chat as ChatRef), usuario });
  }

  @SubscribeMessage('escribiendo')
  typing(@ConnectedSocket() socket: LiveSocket, @MessageBody({ schema: chatRefSchema }) chat: ChatRef): void {
    this.tellOthers(socket, chat, EVENTO_ESCRIBIENDO, { nombre: socket.data.nombre });
  }

  @SubscribeMessage('dejo_escribir')
  stoppedTyping(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody({ schema: chatRefSchema }) chat: ChatRef,
  ): void {
    this.tellOthers(socket, chat, EVENTO_DEJO_ESCRIBIR, {});
  }

  /** Those who have the conversation open, on every gateway; kept nowhere. */
  private tellOthers(
    { data: { usuario, token }, rooms }: LiveSocket,
    chat: ChatRef,
    evento: string,
    extra: Pick<Escribiendo, 'nombre'>,
  ): void {
    assertReach(token, 'autenticado', true);
    const { room } = salaOfChat(usuario, chat);
    if (!rooms.has(room)) throw new DomainError(erroresMensajes.chatNoAbierto);
    const chatId = chat.tipoChat === 'directo' ? usuario : chat.chatId;
    const datos: Escribiendo = { userId: usuario, ...extra, chatId, tipoChat: chat.tipoChat };
    const envio = { evento, datos: { para: null, excepto: usuario, datos } };
    this.broker.connection?.publish(this.broker.subject(`vivo.${room}`), JSON.stringify(envio));
  }
}
