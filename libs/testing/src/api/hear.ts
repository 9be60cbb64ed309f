import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';

export interface Heard {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read arbitrary messages
  messages: { subject: string; body: any }[];
  connection: NatsConnection;
  /** The subjects of messages that mention the id, in the order of arrival. */
  subjectsWith(id: string): string[];
  stop(): Promise<void>;
}

/** Collects everything published on these subjects from now on. */
export async function hear(brokerUrl: string, subjects: readonly string[]): Promise<Heard> {
  const connection = await connect({ servers: brokerUrl });
  const messages: Heard['messages'] = [];
  for (const subject of subjects) {
    const callback = (_error: Error | null, message: Msg) =>
      void messages.push({ subject: message.subject, body: message.json() });
    connection.subscribe(subject, { callback });
  }
  await connection.flush();
  return {
    messages,
    connection,
    subjectsWith: (id) =>
      messages.filter(({ body }) => JSON.stringify(body).includes(id)).map(({ subject }) => subject),
    stop: () => connection.close(),
  };
}
