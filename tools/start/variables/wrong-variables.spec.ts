import { expect, it } from '@jest/globals';
import { SERVICES } from '../services.ts';
import { assertVariables } from './wrong-variables.ts';

const BASE = {
  HOST: '127.0.0.1',
  PORT: '4001',
  NATS_URL: 'nats://127.0.0.1:4222',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  SECRETO_FACTORES: 'x'.repeat(64),
  GATEWAY_URL: 'http://127.0.0.1:3000',
  ...Object.fromEntries(SERVICES.map((name) => [`${name.toUpperCase()}_URL`, 'http://127.0.0.1:4000'])),
};
const withAll = (given: Record<string, string>) =>
  assertVariables([...SERVICES, 'gateway'].map((name) => ({ name, env: { ...BASE, ...given } })));

it('says before any of them runs what each program would refuse, with what is allowed', async () => {
  await expect(withAll({ REGISTRO: 'abiertisimo', CORREO_CADA_S: 'x' })).rejects.toThrow(
    /^La configuración no es válida:\n {2}- REGISTRO: .*"abierto"\|"correo"\|"invitacion"\|"cerrado" \(usuarios, gateway\)\n {2}- CORREO_CADA_S: .* \(notificaciones\)$/,
  );
});
