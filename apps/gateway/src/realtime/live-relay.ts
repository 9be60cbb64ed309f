import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  DESDE_HEADER,
  liveMessageSchema,
  RECARGAR_SUBJECT,
  REVISAR_SUBJECT,
  revisarSchema,
} from '@pmp/contracts/common';
import { envioChatSchema } from '@pmp/contracts/mensajes';
import { Broker, CLOCK_SKEW_MS, LOGGER } from '@pmp/platform';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { Memberships } from './memberships';
import { Patrol } from './patrol';
import { RecentEvents } from './recent-events';
import { RoomFeeds } from './room-feeds';
import { CHAT_SUBJECT, roomOfSubject, roomOfUsuario } from './rooms';
import { Sessions } from './sessions';
import { SocketServer } from './socket-server';

const GATHER_MS = 500;

/**
 * The message may come long after the change. Whoever showed a token since was let in by an owner that knew of it, and
 * stays.
 */
function shownBy({ headers }: Msg): number {
  const desde = Number(headers?.get(DESDE_HEADER) || Date.now());
  return Math.min(Date.now(), desde + CLOCK_SKEW_MS);
}

/** Passes what services publish on to the sockets of this gateway. */
@Injectable()
export class LiveRelay implements OnApplicationBootstrap {
  private subscribed: NatsConnection | null = null;
  private reloading: NodeJS.Timeout | null = null;

  constructor(
    private readonly broker: Broker,
    private readonly sockets: SocketServer,
    private readonly feeds: RoomFeeds,
    private readonly sessions: Sessions,
    private readonly memberships: Memberships,
    private readonly patrol: Patrol,
    private readonly recent: RecentEvents,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.feeds.follow(this.sockets.rooms, (room, message) =>
      this.safely(message, () => {
        const { evento, datos } = liveMessageSchema.parse(message.json());
        this.sockets.emit([room], evento, datos);
      }),
    );
    this.broker.onConnect((connection) => {
      // Subscriptions outlive a lost connection, but what was published meanwhile is gone for good: clients must fetch
      // again and every right must be asked for again. Sockets stay: thousands that come back at once, show their token
      // and ask for their rooms would hold up whoever has to answer them.
      this.recent.forget();
      if (this.subscribed === connection) return this.recargar();
      this.subscribed = connection;
      this.subscribe(connection);
    });
  }

  private subscribe(connection: NatsConnection): void {
    const prefix = this.broker.subject('');
    const listen = (subject: string, handle: (message: Msg) => void): void => {
      connection.subscribe(this.broker.subject(subject), {
        callback: (error, message) => {
          if (error) this.logger.warn({ motivo: error.message, subject }, 'suscripción con error');
          else this.safely(message, handle);
        },
      });
    };
    listen(CHAT_SUBJECT, (message) => {
      const { evento, datos } = liveMessageSchema.parse(message.json());
      const { para, excepto, datos: shown } = envioChatSchema.parse(datos);
      const rooms = para?.map(roomOfUsuario) ?? [roomOfSubject(message.subject.slice(prefix.length))];
      this.sockets.emit(rooms, evento, shown, excepto);
    });
    listen(REVISAR_SUBJECT, (message) => this.revisar(message));
    listen(RECARGAR_SUBJECT, () => this.recargar());
  }

  private revisar(message: Msg): void {
    const { usuarios, cerrar, sesiones } = revisarSchema.parse(message.json());
    for (const usuario of usuarios) {
      if (cerrar) this.sessions.end(usuario, this.sockets.socketsOf(usuario), shownBy(message), sesiones);
      else void this.memberships.recheck(usuario, () => this.sockets.socketsOf(usuario));
    }
  }

  /**
   * A service that was held up says so with every batch that it sends; clients hear it once, and each fetches at a
   * moment of its own.
   */
  private recargar(): void {
    this.reloading ??= setTimeout(() => {
      this.reloading = null;
      this.recent.forget();
      this.sockets.tellAllToReload();
      this.patrol.hurry();
    }, GATHER_MS).unref();
  }

  private safely(message: Msg, handle: (message: Msg) => void): void {
    try {
      handle(message);
    } catch (error) {
      this.logger.warn({ subject: message.subject, motivo: String(error) }, 'mensaje en vivo no legible');
    }
  }
}
