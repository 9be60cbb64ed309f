import type { TestBroker } from './test-broker';
import type { BrokerAccount } from '../infra/containers';
import { cuttableLine } from './cuttable-line';

const CONNECT = 'CONNECT {';

/**
 * A broker of the test's own, made from an account of the shared one. The line to it signs clients in by itself; when
 * it is cut, they see a broker that has gone. The account's data survive, as after a restart.
 */
export async function accountBroker({ host, port, user, pass }: BrokerAccount): Promise<TestBroker> {
  const credentials = JSON.stringify({ user, pass }).slice(1, -1);
  const line = await cuttableLine({ host, port }, (first) =>
    Buffer.from(first.toString('latin1').replace(CONNECT, `${CONNECT}${credentials},`), 'latin1'),
  );
  return {
    url: `nats://127.0.0.1:${line.port}`,
    start: line.mend,
    stop: line.cut,
    kill: line.cut,
    dispose: line.cut,
  };
}
