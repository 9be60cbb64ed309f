import { Injectable } from '@nestjs/common';
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
import { Broker, CommandClient, DomainError } from '@pmp/platform';
import type { Action } from './ack';
import type { LiveSocket } from './live-socket';
import { Memberships } from './memberships';
import { salaOfChat } from './rooms';

/** What a client may ask of its conversations. Who asks is the person of the token, whatever the payload says. */
@Injectable()
export class ChatEvents {
  readonly actions: Record<string, Action> = {
    unirse_chat: async (socket, payload) => {
      await this.memberships.enter(socket, this.sala(socket, payload));
    },
    salir_chat: async (socket, payload) => {
      await this.memberships.leave(socket, this.sala(socket, payload));
    },
    enviar_mensaje: (socket, payload) =>
      this.commands.ask(enviarMensaje, { usuario: socket.data.usuario, mensaje: payload as never }),
    marcar_leidos: (socket, payload) =>
      this.commands.ask(marcarLeidos, { ...(payload as ChatRef), usuario: socket.data.usuario }),
    escribiendo: (socket, payload) =>
      this.typing(socket, payload, EVENTO_ESCRIBIENDO, { nombre: socket.data.nombre }),
    dejo_escribir: (socket, payload) => this.typing(socket, payload, EVENTO_DEJO_ESCRIBIR, {}),
  };

  constructor(
    private readonly commands: CommandClient,
    private readonly memberships: Memberships,
    private readonly broker: Broker,
  ) {}

  /** To the others who have the conversation open, on every gateway; kept nowhere. */
  private async typing(
    socket: LiveSocket,
    payload: unknown,
    evento: string,
    extra: Pick<Escribiendo, 'nombre'>,
  ): Promise<void> {
    const ref = chatRefSchema.parse(payload);
    const { usuario } = socket.data;
    const { room } = salaOfChat(usuario, ref);
    if (!socket.rooms.has(room)) throw new DomainError(erroresMensajes.chatNoAbierto);
    const chatId = ref.tipoChat === 'directo' ? usuario : ref.chatId;
    const datos: Escribiendo = { userId: usuario, ...extra, chatId, tipoChat: ref.tipoChat };
    const envio = { evento, datos: { para: null, excepto: usuario, datos } };
    this.broker.connection?.publish(this.broker.subject(`vivo.${room}`), JSON.stringify(envio));
  }

  private sala(socket: LiveSocket, payload: unknown) {
    return salaOfChat(socket.data.usuario, chatRefSchema.parse(payload));
  }
}
