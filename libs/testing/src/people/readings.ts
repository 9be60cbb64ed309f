import { connect, type NatsConnection } from '@nats-io/transport-node';
import { anotarLectura, lecturasDeToken, textosDeFuera } from '@pmp/contracts/common';

/** Stands in for the owners of tokens and of the texts that came from outside the team, where they are other services. */
export class TestReadings {
  /** The project of each thing whose text came from outside. */
  readonly outside = new Map<string, string>();
  /** What each token has read. */
  readonly read = new Map<string, Set<string>>();

  private constructor(
    private readonly connection: NatsConnection | null,
    private readonly servicio: string,
  ) {}

  /** Leaves to `servicio` what it owns. Without a broker, nobody answers. */
  static async start(url: string, servicio: string): Promise<TestReadings> {
    const made = new TestReadings(
      await connect({ servers: url, reconnect: false }).catch(() => null),
      servicio,
    );
    await made.listen();
    return made;
  }

  async close(): Promise<void> {
    await this.connection?.close();
  }

  private async listen(): Promise<void> {
    this.answer(textosDeFuera.subject, ({ ids, enteros = [] }: { ids: string[]; enteros?: string[] }) => {
      const all = [...this.outside.values()];
      const named = ids.flatMap((id) => this.outside.get(id) ?? []);
      return { proyectos: [...new Set([...named, ...enteros.filter((id) => all.includes(id))])] };
    });
    this.answer(anotarLectura.subject, ({ token, proyectos }: { token: string; proyectos: string[] }) => {
      this.read.set(token, new Set([...(this.read.get(token) ?? []), ...proyectos]));
      return {};
    });
    this.answer(lecturasDeToken.subject, ({ token }: { token: string }) => ({
      proyectos: [...(this.read.get(token) ?? [])],
    }));
    await this.connection?.flush();
  }

  private answer<Q>(subject: string, reply: (question: Q) => object): void {
    if (subject.startsWith(`comando.${this.servicio}.`)) return;
    this.connection?.subscribe(subject, {
      callback: (_error, message) => {
        message.respond(JSON.stringify({ datos: reply(message.json<Q>()) }));
      },
    });
  }
}
