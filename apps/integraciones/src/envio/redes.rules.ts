import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Whether the operator lists the address, by itself or with its network. */
function isListed(address: Address, permitidas: readonly string[]): boolean {
  return permitidas.some((red) => {
    const [base, bits] = ipaddr.isValidCIDR(red)
      ? ipaddr.parseCIDR(red)
      : ([ipaddr.parse(red), ipaddr.parse(red).toByteArray().length * 8] as [Address, number]);
    return base.kind() === address.kind() && address.match(base, bits);
  });
}

/** All that has been given out of IPv6. The rest leads nowhere, or to an IPv4 address that `range` does not look for there. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

const isPublic = (address: Address): boolean =>
  address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GIVEN_OUT));

/**
 * Whether a webhook may be sent to this address: it is one of the public internet, or the operator lists it. Everything
 * that has a purpose of its own is refused: the machine itself, private and link-local networks, those of carriers, those
 * that lead to an IPv4 address by another way.
 */
export function mayReceive(ip: string, permitidas: readonly string[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  // '::ffff:10.0.0.1' is 10.0.0.1.
  const address = ipaddr.process(ip);
  return isPublic(address) || isListed(address, permitidas);
}

/** The address that the host of a URL already is; undefined: it is a name. */
export function addressIn(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}
