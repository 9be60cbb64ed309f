import type { TokenDeAcceso } from '@pmp/contracts/common';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

export interface SessionData {
  usuario: string;
  nombre: string;
  /** Which of the person's sessions it belongs to. */
  sid: string | undefined;
  /** The personal token that it was opened with; undefined: a session's. */
  token: TokenDeAcceso | undefined;
  /** When it showed its token, ms since the epoch. */
  mostrado: number;
  /** When its token ends, ms since the epoch. */
  expira: number;
}

/** Events are passed through unread, so their names and payloads are the services' business. */
export type LiveServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SessionData>;
export type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SessionData>;
