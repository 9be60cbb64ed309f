import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { SharedLimit } from '@pmp/platform';
import type { Connection } from 'mongoose';

/** Far more than a person types. */
const MENSAJES = 60;
const SEGUNDOS = 3;

/** Limits how many messages each person may send, over all their sockets, all gateways and all replicas. */
@Injectable()
export class SendBudget {
  private readonly limit: SharedLimit;

  constructor(@InjectConnection() connection: Connection) {
    this.limit = new SharedLimit(connection, { name: 'envios', points: MENSAJES, seconds: SEGUNDOS });
  }

  /** Resolves to 0 if the message may be sent, else to the seconds to wait. */
  spend(persona: string): Promise<number> {
    return this.limit.secondsToWait(persona);
  }
}
