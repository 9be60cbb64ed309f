import { join } from 'node:path';
import { type Credentials, credentialsOf, keepPrivately } from './credentials.ts';
import { ownMongo, ownNats } from './addresses.ts';
import { natsConf } from './nats-conf.ts';
import { OPERATOR } from './nats-users.ts';
import { portsOf, SERVICES } from '../services.ts';
import type { Settings } from '../settings.ts';

/** How the processes of an installation get into its own database and broker. */
export interface Access {
  credentials: Credentials;
  /** Files for the two servers. */
  natsConf: string;
  mongoUsers: string;
}

/** Every service reads and writes its own database, whose name is its own; the operator, all of them. */
const mongoUsersOf = ({ mongo }: Credentials): object[] => [
  { user: OPERATOR, password: mongo[OPERATOR] },
  ...SERVICES.map((name) => ({ user: name, password: mongo[name], databases: [name] })),
];

/** Writes what database and broker read at start. */
export function prepareAccess({ dataDir }: Pick<Settings, 'dataDir'>, natsPrefix: string): Access {
  const credentials = credentialsOf(dataDir);
  const files = { natsConf: join(dataDir, 'nats.conf'), mongoUsers: join(dataDir, 'mongo-usuarios.json') };
  keepPrivately(files.natsConf, natsConf(SERVICES, natsPrefix));
  keepPrivately(files.mongoUsers, `${JSON.stringify(mongoUsersOf(credentials), null, 2)}\n`);
  return { credentials, ...files };
}

/** Database and broker for the operator's tools: the ones they name, or those of this installation. */
export function operatorAddresses(settings: Settings): { mongodbUri: string; natsUrl: string } {
  const ports = portsOf(settings);
  const { mongodbUri, natsUrl } = settings;
  if (mongodbUri && natsUrl) return { mongodbUri, natsUrl };
  const credentials = credentialsOf(settings.dataDir);
  return {
    mongodbUri: mongodbUri ?? ownMongo(ports.mongo, credentials, OPERATOR),
    natsUrl: natsUrl ?? ownNats(ports.nats, credentials, OPERATOR),
  };
}
