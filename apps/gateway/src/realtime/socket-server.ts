import { Inject } from '@nestjs/common';
import { WebSocketGateway, WebSocketServer, type OnGatewayConnection } from '@nestjs/websockets';
import {
  erroresGateway,
  EVENTO_REANUDADO,
  EVENTO_RECARGAR,
  type Reanudado,
  type Recarga,
} from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform/edge';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { ClientEvents } from './client-events';
import { EventBudgets } from './events/event-budgets';
import type { LiveServer, LiveSocket } from './live-socket';
import { RecentEvents } from './recent-events';
import { RoomFeeds, type RoomCensus } from './room-feeds';
import { roomOfTokens, roomOfUsuario } from './rooms';
import { Sessions } from './sessions';
import { SocketCensus } from './socket-census';

/** Within this time everybody fetches again who has missed something, be they ever so few. */
const RELOAD_MS = 3_000;
/** The more there are, the longer: a client asks for some ten lists. */
const SPREAD_MS = 5;
const MAX_SPREAD_MS = 30_000;
/** What is opened within this time counts as having come together. */
const CROWD_MS = 10_000;

/** The open sockets of this gateway. */
@WebSocketGateway()
export class SocketServer implements OnGatewayConnection<LiveSocket> {
  @WebSocketServer()
  private readonly io!: LiveServer;
  private counted = { from: 0, sockets: 0 };

  constructor(
    private readonly events: ClientEvents,
    private readonly budgets: EventBudgets,
    private readonly sessions: Sessions,
    private readonly census: SocketCensus,
    private readonly feeds: RoomFeeds,
    private readonly recent: RecentEvents,
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
    this.resume(socket);
  }

  get rooms(): RoomCensus {
    return this.io.of('/').adapter;
  }

  /** Where in all that this gateway sends a client is now. */
  get lugar(): string {
    return this.recent.lugar;
  }

  /** Open connections. */
  get count(): number {
    return this.io.engine.clientsCount;
  }

  /** Once to every socket in any of the rooms, but to none of the person `excepto`. */
  emit(rooms: string[], evento: string, datos: unknown, excepto: string | null = null): void {
    if (rooms.length === 0) return;
    const others = excepto === null ? [] : [roomOfUsuario(excepto)];
    const lugar = this.recent.record(rooms, evento, datos, others[0] ?? null);
    this.io.to(rooms).except(others).emit(evento, datos, lugar);
  }

  /**
   * Sends what the room was sent since that place; false: that is not known, and the client has to read again. Whoever
   * calls has made sure that the socket may be in the room.
   */
  resend(socket: LiveSocket, room: string, lugar: string): boolean {
    const missed = this.recent.missed(room, lugar);
    for (const event of missed ?? []) socket.emit(event.evento, event.datos, event.lugar);
    return missed !== null;
  }

  socketsOf(usuario: string): LiveSocket[] {
    const { adapter, sockets } = this.io.of('/');
    const ids = [roomOfUsuario(usuario), roomOfTokens(usuario)].flatMap((room) => [
      ...(adapter.rooms.get(room) ?? []),
    ]);
    return ids.flatMap((id) => sockets.get(id) ?? []);
  }

  /** Each fetches at a moment of its own within `enMs`. */
  tellAllToReload(): void {
    const aviso: Recarga = { enMs: Math.max(RELOAD_MS, this.spreadOf(this.count)) };
    this.io.emit(EVENTO_RECARGAR, aviso);
  }

  /** A client that says where it had got to is told whether it has now been sent all that it missed. */
  private resume(socket: LiveSocket): void {
    const desde: unknown = socket.handshake.auth['desde'];
    if (typeof desde !== 'string') return;
    const completo = this.resend(socket, roomOfUsuario(socket.data.usuario), desde);
    const reanudado: Reanudado = { lugar: this.lugar, completo, enMs: this.spreadOf(this.arrivals()) };
    socket.emit(EVENTO_REANUDADO, reanudado);
  }

  /** How many sockets were opened in the last seconds, this one included. */
  private arrivals(): number {
    const now = Date.now();
    if (now - this.counted.from > CROWD_MS) this.counted = { from: now, sockets: 0 };
    this.counted.sockets += 1;
    return this.counted.sockets;
  }

  private spreadOf(sockets: number): number {
    return Math.min(MAX_SPREAD_MS, sockets * SPREAD_MS);
  }
}
