import type { Lugar } from '@pmp/contracts/usuarios';
import { BlockList, isIPv4 } from 'node:net';

const listOf = (...networks: [net: string, prefix: number, family: 'ipv4' | 'ipv6'][]): BlockList => {
  const list = new BlockList();
  for (const network of networks) list.addSubnet(...network);
  return list;
};

const EQUIPO = listOf(['127.0.0.0', 8, 'ipv4']);
/** What is left of `::1`; in a list, its network would be that of every IPv4 too. */
const EQUIPO_IPV6 = '0:0:0:0';
/** Those of no use on the internet: RFC 1918, RFC 3927, RFC 6598, RFC 4193 and RFC 4291. */
const LOCAL = listOf(
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
);

const isIn = (list: BlockList, key: string): boolean =>
  isIPv4(key) ? list.check(key) : list.check(`${key}::`, 'ipv6');

/**
 * What an address says by itself, without asking anybody: no country and no town. `key`: as `addressKey` gives it; of an
 * IPv6 that is its network of 64 bits.
 */
export const lugarOf = (key: string): Lugar => ({
  direccion: isIPv4(key) ? key : `${key}::/64`,
  red: key === EQUIPO_IPV6 || isIn(EQUIPO, key) ? 'equipo' : isIn(LOCAL, key) ? 'local' : 'internet',
});

const IPV4_PARTS = 2;
const IPV6_PARTS = 2;

/**
 * About where an address is: one provider gives a person now this one, now another. A private network is one place, as
 * whoever is in it has got in there.
 */
export function zonaOf(key: string): string {
  const { red } = lugarOf(key);
  if (red !== 'internet') return red;
  return isIPv4(key)
    ? key.split('.').slice(0, IPV4_PARTS).join('.')
    : key.split(':').slice(0, IPV6_PARTS).join(':');
}
