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
 * Parses NATS_URL; throws if it is not usable. Takes user and password out of the address, because the NATS client
 * ignores them there.
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
