import { describe, expect, it } from '@jest/globals';
import { networkOf } from './address-network';

describe('networkOf', () => {
  it('counts every IPv4 address separately', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  });

  it.each(['2001:db8::1', '2001:db8::a:b:c:d', '2001:db8:0:0:ffff::'])('counts %s in its /64', (address) => {
    expect(networkOf(address)).toBe('2001:db8:0:0');
  });

  it('keeps networks apart', () => {
    expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1');
  });
});
