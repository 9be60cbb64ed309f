const ENCRYPTED = 'tls:';
const PROTOCOLS = ['nats:', ENCRYPTED];

export interface BrokerAddress {
  servers: string[];
  user?: string;
  pass?: string;
  encrypted: boolean;
}

const parse = (text: string): URL => new URL(text.includes('://') ? text : `nats://${text}`);

/**
 * What NATS_URL says, throwing where it says nothing usable. Who asks is taken out of it: the client of NATS ignores
 * a user that stands in an address.
 */
export function brokerAddressOf(natsUrl: string): BrokerAddress {
  const urls = natsUrl.split(',').map((text) => parse(text.trim()));
  if (urls.some(({ protocol, host }) => !PROTOCOLS.includes(protocol) || !host)) throw new TypeError(natsUrl);
  const named = urls.find(({ username }) => username);
  return {
    servers: urls.map(({ host }) => host),
    ...(named && { user: decodeURIComponent(named.username), pass: decodeURIComponent(named.password) }),
    encrypted: urls.some(({ protocol }) => protocol === ENCRYPTED),
  };
}
