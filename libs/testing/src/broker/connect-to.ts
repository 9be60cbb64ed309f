import { connect, type NatsConnection } from '@nats-io/transport-node';

/** Connects to the broker at this address, as whom it names (`nats://user:password@host`), if anybody. */
export function connectTo(address: string): Promise<NatsConnection> {
  const { host, username, password } = new URL(address);
  return connect({ servers: host, ...(username && { user: username, pass: decodeURIComponent(password) }) });
}
