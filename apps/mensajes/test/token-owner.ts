import type { NatsConnection } from '@nats-io/transport-node';
import { erroresComunes } from '@pmp/contracts/common';
import { verificarToken } from '@pmp/contracts/usuarios';
import type { TestPerson } from '@pmp/testing';

const HOUR_MS = 3_600_000;

/** Answers the gateway in place of the service that owns tokens. */
export function answerTokens(nats: NatsConnection, find: (token: string) => TestPerson | undefined): void {
  nats.subscribe(verificarToken.subject, {
    callback: (_error, message) => {
      const person = find(message.json<{ token: string }>().token);
      const expira = new Date(Date.now() + HOUR_MS).toISOString();
      const datos = person && { _id: person._id, nombre: person.nombre, rol: 'usuario', expira };
      const error = { ...erroresComunes.sesionExpirada, fields: [] };
      message.respond(JSON.stringify(datos ? { datos } : { error }));
    },
  });
}
