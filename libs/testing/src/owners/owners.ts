import type { NatsConnection } from '@nats-io/transport-node';
import { connectTo } from '../broker/connect-to';
import { estadosDe, type PreguntaEstados, type StateDefinition } from '@pmp/contracts/common';
import { newId } from '../people/new-id';

interface Estado {
  _id: string;
  version: number;
  datos: object | null;
}

/** Stands in for the owners of states: answers `estadosDe` with what the service under test has not heard yet. */
export class TestOwners {
  /** The subjects of the questions, in the order of arrival. */
  readonly asked: string[] = [];

  private constructor(private readonly connection: NatsConnection) {}

  static async start(url: string): Promise<TestOwners> {
    return new TestOwners(await connectTo(url));
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  /** Answers for this state with what the returned function is told. */
  async own(state: StateDefinition): Promise<(datos: object | null, parts?: Partial<Estado>) => string> {
    const known = new Map<string, Estado>();
    const { subject } = estadosDe(state);
    this.connection.subscribe(subject, {
      callback: (_error, message) => {
        this.asked.push(subject);
        const question = message.json<PreguntaEstados>();
        const estados = [...known.values()].filter((estado) => isAsked(estado, question));
        message.respond(JSON.stringify({ datos: { estados } }));
      },
    });
    await this.connection.flush();
    return (datos, { _id = newId(), version = 1 } = {}) => {
      known.set(_id, { _id, version, datos });
      return _id;
    };
  }
}

function isAsked({ _id, version, datos }: Estado, { vistos, personas = [] }: PreguntaEstados): boolean {
  const seen = vistos[_id];
  if (seen !== undefined) return version > seen;
  return personas.some((persona) => JSON.stringify(datos).includes(persona));
}
