import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  DESDE_HEADER,
  liveMessageSchema,
  RECARGAR_SUBJECT,
  REVISAR_SUBJECT,
  revisarSchema,
} from '@pmp/contracts/common';
import { envioChatSchema } from '@pmp/contracts/mensajes';
import { Broker, CLOCK_SKEW_MS, LOGGER } from '@pmp/platform/edge';
import type { MsgHdrs, NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { LiveJournal } from './live-journal';
import { Memberships } from './memberships';
import { Patrol } from './patrol';
import { RecentEvents } from './recent-events';
import { RoomFeeds } from './room-feeds';
import { CHAT_SUBJECT, isFed, roomOfSubject, roomOfUsuario } from './rooms';
import { Sessions } from './sessions';
import { SocketServer } from './socket-server';

const GATHER_MS = 500;
/** Whoever was writing has stopped or has sent it since. */
const MOMENTARY = ['usuario_escribiendo', 'usuario_dejo_escribir'];

/** A message, as it is heard or as it is read later. */
interface Told {
  subject: string;
  headers?: MsgHdrs | undefined;
  json: () => unknown;
}

/**
 * The message may come long after the change. Whoever showed a token since was let in by an owner that knew of it, and
 * stays.
 */
function shownBy({ headers }: Told): number {
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
    private readonly journal: LiveJournal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.feeds.follow(this.sockets.rooms, (room, message) =>
      this.safely(message, () => this.toRoom(room, message)),
    );
    this.broker.onConnect((connection) => {
      if (this.subscribed === connection) return void this.catchUp(connection);
      this.recent.forget();
      this.subscribed = connection;
      this.subscribe(connection);
      void this.journal.follow(connection).catch(() => undefined);
    });
  }

  private subscribe(connection: NatsConnection): void {
    const listen = (subject: string): void => {
      connection.subscribe(this.broker.subject(subject), {
        callback: (error, message) => {
          if (error) this.logger.warn({ motivo: error.message, subject }, 'suscripción con error');
          else this.hear(message);
        },
      });
    };
    for (const subject of [CHAT_SUBJECT, REVISAR_SUBJECT, RECARGAR_SUBJECT]) listen(subject);
  }

  /**
   * Subscriptions outlive a lost connection; what was published meanwhile is read where it is kept for some minutes, and
   * told now. Only if that is not known clients fetch again. Every right is asked for again all the same, as their
   * owners do; sockets stay: thousands that come back at once, show their token and ask for their rooms would hold up
   * whoever has to answer them.
   */
  private async catchUp(connection: NatsConnection): Promise<void> {
    const missed = await this.journal.missed(connection);
    if (!missed) return this.recargar();
    for (const message of missed) this.hear(message, { late: true });
    this.patrol.hurry();
  }

  /** `late`: it was published while this gateway was cut off. */
  private hear(message: Told, { late = false } = {}): void {
    const subject = message.subject.slice(this.broker.subject('').length);
    this.safely(message, () => {
      if (subject === REVISAR_SUBJECT) return this.revisar(message);
      if (subject === RECARGAR_SUBJECT) return this.recargar();
      const room = roomOfSubject(subject);
      if (isFed(room)) return this.toRoom(room, message);
      const { evento, datos } = liveMessageSchema.parse(message.json());
      if (late && MOMENTARY.includes(evento)) return;
      const { para, excepto, datos: shown } = envioChatSchema.parse(datos);
      this.sockets.emit(para?.map(roomOfUsuario) ?? [room], evento, shown, excepto);
    });
  }

  private toRoom(room: string, message: Told): void {
    const { evento, datos } = liveMessageSchema.parse(message.json());
    this.sockets.emit([room], evento, datos);
  }

  private revisar(message: Told): void {
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

  private safely(message: Told, handle: () => void): void {
    try {
      handle();
    } catch (error) {
      this.logger.warn({ subject: message.subject, motivo: String(error) }, 'mensaje en vivo no legible');
    }
  }
}
