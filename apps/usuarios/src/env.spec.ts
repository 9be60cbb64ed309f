import { describe, expect, it } from '@jest/globals';
import { usuariosEnvSchema } from './env';

const BASE = { PORT: '3000', MONGODB_URI: 'mongodb://127.0.0.1/', NATS_URL: 'nats://127.0.0.1' };
const EMPRESA = {
  OIDC_ISSUER: 'https://cuentas.ejemplo.es',
  OIDC_CLIENT_ID: 'pmp',
  WEB_URL: 'https://pmp.ejemplo.es',
};

const faultsOf = (env: Record<string, string>) =>
  (usuariosEnvSchema.safeParse({ ...BASE, ...env }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('the variables of the company account', () => {
  it('are all optional, and then there are local accounts only', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf(EMPRESA)).toEqual([]);
  });

  it('require each other', () => {
    expect(faultsOf({ OIDC_ISSUER: EMPRESA.OIDC_ISSUER })).toEqual([
      'OIDC_CLIENT_ID: falta y es obligatoria cuando hay OIDC_ISSUER',
      'WEB_URL: falta y es obligatoria cuando hay OIDC_ISSUER',
    ]);
    expect(faultsOf({ OIDC_SOLO: '1' })).toEqual(['OIDC_ISSUER: falta y es obligatoria con OIDC_SOLO']);
  });

  it.each([
    ['OIDC_ISSUER', 'http://cuentas.ejemplo.es'],
    ['OIDC_ISSUER', 'cuentas.ejemplo.es'],
    ['OIDC_SCOPES', 'email profile'],
    ['OIDC_DOMINIOS', '@ejemplo.es'],
    ['OIDC_ADMIN_CORREOS', 'jefa'],
    ['OIDC_ADMIN_CLAIM', 'grupos'],
    ['OIDC_SOLO', 'a veces'],
  ])('%s is refused as %s', (name, value) => {
    expect(faultsOf({ ...EMPRESA, [name]: value })).toHaveLength(1);
  });

  it('are reported together with the errors of others', () => {
    expect(faultsOf({ PORT: 'x', OIDC_ISSUER: EMPRESA.OIDC_ISSUER })).toHaveLength(3);
  });

  it('have lists that ignore case and spaces', () => {
    const env = usuariosEnvSchema.parse({ ...BASE, ...EMPRESA, OIDC_DOMINIOS: ' Ejemplo.es, filial.es,' });
    expect(env.OIDC_DOMINIOS).toEqual(['ejemplo.es', 'filial.es']);
  });
});
