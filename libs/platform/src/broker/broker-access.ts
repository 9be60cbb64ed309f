import { credsAuthenticator, type ConnectionOptions, type TlsOptions } from '@nats-io/transport-node';
import { readFileSync } from 'node:fs';
import { brokerAddressOf } from '../config/broker-address';
import type { EdgeConfig } from '../config/config';

export type BrokerSettings = Pick<
  EdgeConfig,
  'NATS_URL' | 'NATS_USUARIO' | 'NATS_CLAVE' | 'NATS_CREDENCIALES' | 'NATS_CA'
>;

type BrokerAccess = Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'authenticator' | 'tls'>;

/**
 * Options that say where the broker is and who connects. With `tls` a server that does not encrypt is refused before
 * any password is sent; without it the server decides.
 */
export function brokerAccessOf(config: BrokerSettings): BrokerAccess {
  const { servers, user, pass, encrypted } = brokerAddressOf(config.NATS_URL);
  const { NATS_USUARIO, NATS_CLAVE, NATS_CREDENCIALES, NATS_CA } = config;
  return {
    servers,
    user: NATS_USUARIO ?? user,
    pass: NATS_USUARIO ? NATS_CLAVE : pass,
    // Read again at every connect: credentials expire, and new ones are written to the same file.
    authenticator: NATS_CREDENCIALES ? credsAuthenticator(() => readFileSync(NATS_CREDENCIALES)) : undefined,
    tls: tlsOf(encrypted, NATS_CA),
  };
}

function tlsOf(encrypted: boolean, caFile: string | undefined): TlsOptions | undefined {
  if (caFile) return { caFile };
  return encrypted ? {} : undefined;
}
