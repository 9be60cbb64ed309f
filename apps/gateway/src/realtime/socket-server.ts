import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { ClientAddress } from '../seguridad/client-address';
import { RateLimits } from '../seguridad/rate-limits';
import { ClientEvents } from './client-events';
import { connectError, Handshake } from './handshake';
import type { LiveServer, LiveSocket } from './live-socket';
import { roomOfUsuario } from './rooms';
import { Sessions } from './sessions';

const MAX_MESSAGE_BYTES = 64 * 1024;

/** The open sockets of this gateway. */
@Injectable()
export class SocketServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly io: LiveServer = new Server({
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    allowRequest: (request, decide) => decide(null, this.limits.mayShakeHands(this.addresses.of(request))),
  });

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly handshake: Handshake,
    private readonly events: ClientEvents,
    private readonly sessions: Sessions,
    private readonly addresses: ClientAddress,
    private readonly limits: RateLimits,
  ) {}

  onApplicationBootstrap(): void {
    this.io.use((socket, next) => {
      this.handshake.verify(socket).then(
        (session) => {
          Object.assign(socket.data, session);
          next();
        },
        (error: unknown) => next(connectError(error)),
      );
    });
    this.io.on('connection', (socket) => {
      void socket.join(roomOfUsuario(socket.data.usuario));
      this.events.listen(socket);
      this.sessions.watch(socket);
    });
    this.io.attach(this.host.httpAdapter.getHttpServer() as HttpServer);
  }

  /** Their clients connect again by themselves, to another gateway if there is one. */
  beforeApplicationShutdown(): void {
    this.dropConnections();
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
    const ids = adapter.rooms.get(roomOfUsuario(usuario)) ?? [];
    return [...ids].flatMap((id) => sockets.get(id) ?? []);
  }

  /** Not a farewell: clients reconnect, show their token, ask for their rooms and fetch what they missed. */
  dropConnections(): void {
    const { clients } = this.io.engine as unknown as {
      clients: Record<string, { close(discard: boolean): void }>;
    };
    for (const client of Object.values(clients)) client.close(true);
  }
}
