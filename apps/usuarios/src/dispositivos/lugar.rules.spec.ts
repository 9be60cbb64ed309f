import { describe, expect, it } from '@jest/globals';
import { lugarOf, zonaOf } from './lugar.rules';

describe('where an address is', () => {
  it.each([
    ['127.0.0.1', 'equipo', '127.0.0.1', 'equipo'],
    ['0:0:0:0', 'equipo', '0:0:0:0::/64', 'equipo'],
    ['192.168.1.20', 'local', '192.168.1.20', 'local'],
    ['172.31.0.4', 'local', '172.31.0.4', 'local'],
    ['172.32.0.4', 'internet', '172.32.0.4', '172.32'],
    ['fd12:3456:0:1', 'local', 'fd12:3456:0:1::/64', 'local'],
    ['203.0.113.9', 'internet', '203.0.113.9', '203.0'],
    ['2001:db8:1:2', 'internet', '2001:db8:1:2::/64', '2001:db8'],
  ])('of %s is %s', (key, red, direccion, zona) => {
    expect(lugarOf(key)).toEqual({ red, direccion });
    expect(zonaOf(key)).toBe(zona);
  });
});
