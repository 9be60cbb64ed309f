import { describe, expect, it } from '@jest/globals';
import { addressIn, mayReceive } from './redes.rules';

const INTERNAL = [
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '240.0.0.1',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::10.0.0.1',
  '::127.0.0.1',
  '::10.0.0.1',
  'fec0::1',
  '4000::1',
  '2002:7f00:1::',
  '2001:0:4136:e378::1',
  '2001:db8::1',
  'no es una dirección',
  '',
];

describe('who may receive webhooks', () => {
  it.each(INTERNAL)('not %j', (ip) => {
    expect(mayReceive(ip, [])).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '93.184.215.14', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s does',
    (ip) => {
      expect(mayReceive(ip, [])).toBe(true);
    },
  );

  it('whom the operator lists, and nobody beside', () => {
    const permitidas = ['10.1.0.0/16', '127.0.0.1', 'fd00::/8'];
    const ips = ['10.1.2.3', '127.0.0.1', '::ffff:127.0.0.1', 'fd00::5'];
    expect(ips.map((ip) => mayReceive(ip, permitidas))).toEqual([true, true, true, true]);
    expect(['10.2.0.1', '127.0.0.2', '::1', 'fc00::5'].some((ip) => mayReceive(ip, permitidas))).toBe(false);
  });
});

it.each([
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://0177.0.0.1/', '127.0.0.1'],
  ['http://[::1]:80/', '::1'],
  ['http://ejemplo.es/', undefined],
])('the address that %s is', (url, address) => {
  expect(addressIn(new URL(url).hostname)).toBe(address);
});
