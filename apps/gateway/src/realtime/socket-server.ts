import { Inject } from '@nestjs/common';
import { WebSocketGateway, WebSocketServer, type OnGatewayConnection } from '@nestjs/websockets';
import { erroresGateway } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { ClientEvents } from './client-events';
import { EventBudgets } from './events/event-budgets';
import type { LiveServer, LiveSocket } from './live-socket';
import { RoomFeeds, type RoomCensus } from './room-feeds';
import { roomOfTokens, roomOfUsuario } from './rooms';
import { Sessions } from './sessions';
import { SocketCensus } from './socket-census';

/** The open sockets of this gateway. */
@WebSocketGateway()
export class SocketServer implements OnGatewayConnection<LiveSocket> {
  @WebSocketServer()
  private readonly io!: LiveServer;

  constructor(
    private readonly events: ClientEvents,
    private readonly budgets: EventBudgets,
    private readonly sessions: Sessions,
    private readonly census: SocketCensus,
    private readonly feeds: RoomFeeds,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Throws when the person has as many sockets as they may. */
  assertRoomFor(usuario: string): void {
    if (this.census.countOf(usuario) >= this.config.SOCKETS_POR_PERSONA) {
      throw new DomainError(erroresGateway.demasiadasPestanas);
    }
  }

  /** Puts a socket that was let in where its person is told things. */
  async admit(socket: LiveSocket): Promise<void> {
    const { usuario, token } = socket.data;
    const own = token?.proyectos ? roomOfTokens(usuario) : roomOfUsuario(usuario);
    await socket.join(own);
    await this.feeds.heard(own);
  }

  handleConnection(socket: LiveSocket): void {
    const { usuario } = socket.data;
    // Asked for before, but many handshakes at once pass that together.
    if (this.census.countOf(usuario) >= this.config.SOCKETS_POR_PERSONA) {
      return void socket.disconnect(true);
    }
    this.census.opened(usuario);
    socket.once('disconnect', () => this.census.closed(usuario));
    // Guards see only what a gateway subscribes to; a flood of anything else has to end as well.
    socket.onAny((evento: string) => {
      if (!this.events.has(evento)) this.budgets.spend(socket);
    });
    this.sessions.watch(socket);
  }

  get rooms(): RoomCensus {
    return this.io.of('/').adapter;
  }

  /** Open connections. */
  get count(): number {
    return this.io.engine.clientsCount;
  }

  /** Once to every socket in any of the rooms, but to none of the person `excepto`. */
  emit(rooms: string[], evento: string, datos: unknown, excepto: string | null = null): void {
    if (rooms.length === 0) return;
    const others = excepto === null ? [] : [roomOfUsuario(excepto)];
    this.io.to(rooms).except(others).emit(evento, datos);
  }

  socketsOf(usuario: string): LiveSocket[] {
    const { adapter, sockets } = this.io.of('/');
    const ids = [roomOfUsuario(usuario), roomOfTokens(usuario)].flatMap((room) => [
      ...(adapter.rooms.get(room) ?? []),
    ]);
    return ids.flatMap((id) => sockets.get(id) ?? []);
  }

  emitToAll(evento: string): void {
    this.io.emit(evento);
  }
}
