import { describe, expect, it } from '@jest/globals';
import { brokerOptions } from './connect-broker.ts';

const NATS_URL = 'tls://otro:4%2C2@uno:4222,dos:4222';
const env = { NATS_URL, NATS_USUARIO: 'pmp', NATS_CLAVE: 'x', NATS_CA: '/ca.pem' };

describe('brokerOptions', () => {
  it('takes user and password from the address', () => {
    const options = { servers: ['uno:4222', 'dos:4222'], user: 'otro', pass: '4,2', tls: {} };
    expect(brokerOptions(NATS_URL, { NATS_URL })).toMatchObject(options);
  });

  it('prefers the variables', () => {
    expect(brokerOptions(NATS_URL, env)).toMatchObject({
      user: 'pmp',
      pass: 'x',
      tls: { caFile: '/ca.pem' },
    });
  });

  it('sends no credentials to a server started here', () => {
    const { user, pass, tls } = brokerOptions('nats://127.0.0.1:4222', env);
    expect([user, pass, tls]).toEqual([undefined, undefined, undefined]);
  });
});
