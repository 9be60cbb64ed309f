import type { Broker } from '@pmp/platform/edge';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';

/** On which the replicas of the gateway tell each other what each has counted; nobody else uses it. */
const SUBJECT = 'vivo.control.gastos';

interface Told {
  de: string;
  tipo: string;
}

/** One kind of message between this gateway and its other replicas. It is lost while the broker is away. */
export class OtherGateways<T extends object> {
  private readonly own = randomUUID();
  private subscribed: NatsConnection | null = null;

  constructor(
    private readonly broker: Broker,
    private readonly tipo: string,
  ) {}

  /** `hear` is called with what other replicas tell, unchecked, and their names. */
  listen(hear: (message: unknown, replica: string) => void, fail: (error: unknown) => void): void {
    this.broker.onConnect((connection) => {
      if (this.subscribed === connection) return;
      this.subscribed = connection;
      connection.subscribe(this.broker.subject(SUBJECT), {
        callback: (error, message) => {
          if (error) return fail(error);
          try {
            const told = message.json<T & Told>();
            if (told.tipo === this.tipo && told.de !== this.own) hear(told, told.de);
          } catch (unreadable) {
            fail(unreadable);
          }
        },
      });
    });
  }

  tell(message: T): void {
    const told: T & Told = { ...message, de: this.own, tipo: this.tipo };
    this.broker.connection?.publish(this.broker.subject(SUBJECT), JSON.stringify(told));
  }
}
