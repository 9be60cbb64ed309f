import {
  connect,
  credsAuthenticator,
  type ConnectionOptions,
  type NatsConnection,
} from '@nats-io/transport-node';
import { readFileSync } from 'node:fs';

/**
 * Reads the same variables as the services (docs/configuracion.md). They apply only to the server of NATS_URL: one that
 * was started here needs no credentials and does not encrypt.
 */
export function brokerOptions(natsUrl: string, env: NodeJS.ProcessEnv): ConnectionOptions {
  const urls = natsUrl
    .split(',')
    .map((text) => new URL(text.includes('://') ? text.trim() : `nats://${text.trim()}`));
  const named = urls.find(({ username }) => username);
  const isOperators = natsUrl === env['NATS_URL'];
  const {
    NATS_USUARIO: user,
    NATS_CLAVE: pass,
    NATS_CREDENCIALES: creds,
    NATS_CA: caFile,
  } = isOperators ? env : {};
  const encrypted = urls.some(({ protocol }) => protocol === 'tls:') ? {} : undefined;
  return {
    servers: urls.map(({ host }) => host),
    user: user || (named && decodeURIComponent(named.username)),
    pass: user ? pass : named && decodeURIComponent(named.password),
    authenticator: creds ? credsAuthenticator(readFileSync(creds)) : undefined,
    tls: caFile ? { caFile } : encrypted,
  };
}

export const connectBroker = (natsUrl: string, name: string): Promise<NatsConnection> =>
  connect({ ...brokerOptions(natsUrl, process.env), name });
