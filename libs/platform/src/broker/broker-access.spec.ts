import { describe, expect, it } from '@jest/globals';
import { brokerAccessOf } from './broker-access';
import { brokerAddressOf } from '../config/broker-address';

describe('brokerAddressOf', () => {
  it.each([
    ['nats://nats:4222', ['nats:4222']],
    ['nats:4222', ['nats:4222']],
    ['nats://uno:4222, nats://dos', ['uno:4222', 'dos']],
    ['nats://[::1]:4222', ['[::1]:4222']],
  ])('%s names servers but no user', (url, servers) => {
    expect(brokerAddressOf(url)).toEqual({ servers, encrypted: false });
  });

  it('takes user and password out of the address and decodes them', () => {
    expect(brokerAddressOf('nats://pmp:4%2C2%40@uno:4222,nats://dos:4222')).toEqual({
      servers: ['uno:4222', 'dos:4222'],
      user: 'pmp',
      pass: '4,2@',
      encrypted: false,
    });
  });

  it.each(['http://nats:4222', 'nats://', 'nats://uno:4222,', 'nats://pmp:a/b@uno', 'nats://pmp:%zz@uno'])(
    'refuses %s',
    (url) => {
      expect(() => brokerAddressOf(url)).toThrow();
    },
  );
});

describe('brokerAccessOf', () => {
  it('prefers the user of the variables to that of the address', () => {
    const config = { NATS_URL: 'nats://otro:x@nats:4222', NATS_USUARIO: 'pmp', NATS_CLAVE: 'y' };
    expect(brokerAccessOf(config)).toMatchObject({ servers: ['nats:4222'], user: 'pmp', pass: 'y' });
  });

  it('requires encryption if the address or a CA asks for it, and otherwise leaves it to the server', () => {
    expect(brokerAccessOf({ NATS_URL: 'tls://nats:4222' }).tls).toEqual({});
    expect(brokerAccessOf({ NATS_URL: 'nats://nats', NATS_CA: '/ca.pem' }).tls).toEqual({
      caFile: '/ca.pem',
    });
    expect(brokerAccessOf({ NATS_URL: 'nats://nats' }).tls).toBeUndefined();
  });
});
