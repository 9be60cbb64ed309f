import { eventually, freePort, leash } from '@pmp/testing';
import { nkeys } from '@nats-io/transport-node';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For `localhost` and 127.0.0.1, signed for a hundred years by a CA whose key was thrown away. */
const TLS = join(import.meta.dirname, 'tls');
export const CA = join(TLS, 'ca.pem');
export const TLS_CONFIG = `tls { cert_file: "${TLS}/server.pem", key_file: "${TLS}/server-key.pem" }`;

export interface GuardedBroker {
  port: number;
  folder: string;
  stop(): Promise<void>;
}

const isOpen = (port: number): Promise<unknown> => {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'data').finally(() => socket.destroy());
};

/** A nats-server that requires the credentials set in `config`. */
export async function guardedBroker(config: string): Promise<GuardedBroker> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pmp-nats-guardado-'));
  const file = join(folder, 'nats.conf');
  writeFileSync(file, `listen: "127.0.0.1:${port}"\n${config}\n`);
  const server = spawn('nats-server', ['-c', file], { stdio: 'ignore' });
  leash(server);
  await eventually(() => isOpen(port), { within: 15_000 });
  return {
    port,
    folder,
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type KeyPair = ReturnType<typeof nkeys.createUser>;

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed(by: KeyPair, subject: KeyPair, nats: object): string {
  const claims = {
    jti: 'prueba',
    iat: 0,
    iss: by.getPublicKey(),
    sub: subject.getPublicKey(),
    name: 'prueba',
  };
  const body = `${encoded({ typ: 'JWT', alg: 'ed25519-nkey' })}.${encoded({ ...claims, nats: { version: 2, ...nats } })}`;
  return `${body}.${Buffer.from(by.sign(Buffer.from(body))).toString('base64url')}`;
}

/** The configuration of a server that trusts an operator, and the credentials of one of its users. */
export function operatorOf(): { config: string; creds: string } {
  const [operator, account, user] = [nkeys.createOperator(), nkeys.createAccount(), nkeys.createUser()];
  const unlimited = { subs: -1, data: -1, payload: -1 };
  const limits = { ...unlimited, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 };
  const accountToken = signed(operator, account, { type: 'account', limits });
  const userToken = signed(account, user, { type: 'user', ...unlimited });
  return {
    config: `operator: ${signed(operator, operator, { type: 'operator' })}
resolver: MEMORY
resolver_preload: { ${account.getPublicKey()}: ${accountToken} }`,
    creds: `-----BEGIN NATS USER JWT-----
${userToken}
------END NATS USER JWT------

-----BEGIN USER NKEY SEED-----
${textOf(user.getSeed())}
------END USER NKEY SEED------
`,
  };
}
