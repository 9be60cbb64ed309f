const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The key under which an address is counted: the address itself, or for IPv6 its /64, all of which belongs to one
 * subscriber.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, NETWORK_GROUPS).join(':');
}

export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1';
