import type { INestApplication } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { correlationIdFrom, inSpan, withCorrelation } from '@pmp/platform/edge';
import { lastValueFrom, type Observable } from 'rxjs';
import type { Server, ServerOptions } from 'socket.io';
import { ClientAddress } from '../seguridad/client-address';
import { RateLimits } from '../seguridad/rate-limits';
import { connectError, Handshake } from './handshake';
import type { LiveServer, LiveSocket } from './live-socket';
import { SocketServer } from './socket-server';

const MAX_MESSAGE_BYTES = 64 * 1024;

const OPTIONS: Partial<ServerOptions> = {
  path: '/socket.io',
  // The web asks for a websocket at once. The default client of socket.io begins by polling and goes on by websocket.
  transports: ['polling', 'websocket'],
  httpCompression: false,
  serveClient: false,
  maxHttpBufferSize: MAX_MESSAGE_BYTES,
  perMessageDeflate: false,
};

const NOTHING = { defaultValue: undefined };

/** What commands and facts say of the personal token that a socket was opened with. */
const citedIn = ({ data: { token } }: LiveSocket) => token && { _id: token._id, nombre: token.nombre };

type Ack = (reply: unknown) => void;
type Handler = Omit<MessageMappingProperties, 'message'> & { message: string };

/** How sockets get in, how their events are followed, and how they leave. */
export class SocketAdapter extends IoAdapter {
  private readonly handshake: Handshake;
  private readonly addresses: ClientAddress;
  private readonly limits: RateLimits;
  private readonly sockets: SocketServer;

  constructor(app: INestApplication) {
    super(app);
    this.handshake = app.get(Handshake);
    this.addresses = app.get(ClientAddress);
    this.limits = app.get(RateLimits);
    this.sockets = app.get(SocketServer);
  }

  override createIOServer(port: number): LiveServer {
    const io = super.createIOServer(port, {
      ...OPTIONS,
      allowRequest: (request, decide) => decide(null, this.limits.mayShakeHands(this.addresses.of(request))),
    } as ServerOptions) as LiveServer;
    io.use((socket, next) => {
      this.handshake
        .verify(socket)
        .then((session) => {
          this.sockets.assertRoomFor(session.usuario);
          Object.assign(socket.data, session);
          return this.sockets.admit(socket);
        })
        .then(
          () => next(),
          (error: unknown) => next(connectError(error)),
        );
    });
    return io;
  }

  /**
   * Plain listeners: the stream that Nest makes of each event of each socket takes most of a socket's memory. Guard,
   * pipes, handler and filter of one event share its span and its correlation id.
   */
  override bindMessageHandlers(
    socket: LiveSocket,
    handlers: MessageMappingProperties[],
    transform: (data: unknown) => Observable<unknown>,
  ): void {
    for (const { message, callback } of handlers as Handler[]) {
      socket.on(message, (...args: unknown[]) => {
        const ack = typeof args.at(-1) === 'function' ? (args.pop() as Ack) : undefined;
        const run = () => lastValueFrom(transform(callback(args[0], ack)), NOTHING);
        void inSpan(`socket ${message}`, 'servidor', undefined, () =>
          withCorrelation(correlationIdFrom(undefined), run, null, citedIn(socket)),
        ).then((reply) => {
          if (reply !== undefined) ack?.(reply);
        });
      });
    }
  }

  /**
   * Closes connections without a farewell, so that clients come back by themselves, to another gateway if there is
   * one. Nest's own way closes the HTTP server first, and would then wait for connections that Fastify knows to close.
   */
  override close({ engine }: Server): Promise<void> {
    engine.close();
    return Promise.resolve();
  }
}
