import { lookup as resolve, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { buildConnector, Client } from 'undici';
import { addressIn, mayReceive } from './redes.rules';

const CONNECT_MS = 5_000;

export class RedInterna extends Error {
  constructor(host: string) {
    super(`${host} is in a network that may not receive webhooks`);
  }
}

/**
 * Connects to nothing that may not receive webhooks. What a name stands for is checked where it is resolved for this very
 * connection: a name that stood for something else a moment ago gains nothing by it.
 */
export function openSalida(url: URL, permitidas: readonly string[]): Client {
  const lookup: LookupFunction = (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const allowed = (found ?? []).filter(({ address }) => mayReceive(address, permitidas));
      if (error) done(error, '');
      else if (!allowed.length) done(new RedInterna(hostname), '');
      else if (options.all) done(null, allowed);
      else done(null, allowed[0]!.address, (allowed[0] as LookupAddress).family);
    });
  };
  const connect = buildConnector({ timeout: CONNECT_MS, lookup } as buildConnector.BuildOptions);
  return new Client(url.origin, {
    // A fresh connection each time: nothing stays open to a receiver that is not being written to.
    pipelining: 0,
    connect: (options, done) => {
      // An address is not looked up.
      const address = addressIn(options.hostname);
      if (address !== undefined && !mayReceive(address, permitidas)) {
        process.nextTick(done, new RedInterna(address), null);
        return;
      }
      connect(options, done);
    },
  });
}
