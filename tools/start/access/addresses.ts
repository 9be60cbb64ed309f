import type { Credentials } from './credentials.ts';

const addressAt = (protocol: string, port: number, passwords: Record<string, string>, user: string) =>
  `${protocol}://${user}:${passwords[user]}@127.0.0.1:${port}`;

/** The database that the installation runs itself, as this user of it sees it. */
export const ownMongo = (port: number, { mongo }: Credentials, user: string): string =>
  `${addressAt('mongodb', port, mongo, user)}/?replicaSet=embedded`;

/** The same for its broker. */
export const ownNats = (port: number, { nats }: Credentials, user: string): string =>
  addressAt('nats', port, nats, user);
