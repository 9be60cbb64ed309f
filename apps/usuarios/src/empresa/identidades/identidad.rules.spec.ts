import { describe, expect, it } from '@jest/globals';
import { type Claims, identidadOf, isEnough, type ClaimRules } from './identidad.rules';

const TOKEN: Claims = { iss: 'https://cuentas.ejemplo.es', sub: 'u-1' };
const NADIE: ClaimRules = { confiarCorreo: false, adminCorreos: [], adminClaim: undefined };
const of = (claims: Claims, info: Claims = {}) => identidadOf([{ ...TOKEN, ...claims }, info], NADIE);

describe('the identity that an issuer vouches for', () => {
  it('has issuer and sub, and the address and name that the issuer gives', () => {
    expect(of({ email: ' ana@ejemplo.es ', email_verified: true, name: 'Ana Ruiz' })).toEqual({
      emisor: 'https://cuentas.ejemplo.es',
      sub: 'u-1',
      correo: 'ana@ejemplo.es',
      verificado: true,
      nombre: 'Ana Ruiz',
      administra: false,
      factor: false,
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [1, false],
    [undefined, false],
    [null, false],
  ])('with email_verified %j has a verified address: %s', (said, verificado) => {
    expect(of({ email: 'ana@ejemplo.es', email_verified: said }).verificado).toBe(verificado);
  });

  it('has a verified address if the issuer is trusted and does not deny it', () => {
    const trusted = (claims: Claims) =>
      identidadOf([{ ...TOKEN, email: 'ana@ejemplo.es', ...claims }], { ...NADIE, confiarCorreo: true });
    expect([trusted({}), trusted({ email_verified: false })].map(({ verificado }) => verificado)).toEqual([
      true,
      false,
    ]);
    expect(trusted({ email: '' }).verificado).toBe(false);
  });

  it('does not combine the address of one source with the verification of another', () => {
    const [con, sin] = [{ email: 'jefa@ejemplo.es' }, { email: 'ana@ejemplo.es', email_verified: true }];
    expect(of(con, sin)).toMatchObject({ correo: 'jefa@ejemplo.es', verificado: false });
    expect(of({ email_verified: true }, con)).toMatchObject({ correo: 'jefa@ejemplo.es', verificado: false });
  });

  it.each([[42], ['ana'], [''], [`${'a'.repeat(300)}@ejemplo.es`]])('has no address with %j', (email) => {
    expect(of({ email, email_verified: true }).correo).toBeNull();
  });

  it.each([
    [{ given_name: 'Ana', family_name: 'Ruiz' }, 'Ana Ruiz'],
    [{ name: '  ', preferred_username: 'aruiz' }, 'aruiz'],
    [{ email: 'ana@ejemplo.es' }, 'ana'],
    [{ name: 'x'.repeat(5_000), preferred_username: 'aruiz' }, 'aruiz'],
    [{}, 'Sin nombre'],
  ])('%j is called %s', (claims, nombre) => {
    expect(of(claims).nombre).toBe(nombre);
  });

  it.each([
    [{ email: 'Jefa@ejemplo.es', email_verified: true }, true],
    [{ email: 'jefa@ejemplo.es' }, false],
    [{ email: 'jefa@ejemplo.es', email_verified: false }, false],
    [{ email: 'otra@ejemplo.es', email_verified: true }, false],
  ])('%j administers by address: %s', (claims, administra) => {
    const identidad = identidadOf([{ ...TOKEN, ...claims }], { ...NADIE, adminCorreos: ['jefa@ejemplo.es'] });
    expect(identidad.administra).toBe(administra);
  });

  it.each([
    ['grupos=jefatura', { grupos: ['ventas', 'jefatura'] }, true],
    ['grupos=jefatura', { grupos: 'jefatura' }, true],
    ['grupos=jefatura', { grupos: ['jefatura-2'] }, false],
    ['grupos=jefatura', {}, false],
    ['realm_access.roles=admin', { realm_access: { roles: ['admin'] } }, true],
    ['realm_access.roles=admin', { realm_access: null }, false],
    ['https://ejemplo.es/rol=admin', { 'https://ejemplo.es/rol': 'admin' }, true],
    ['filtro=a=b', { filtro: 'a=b' }, true],
  ])('%s with %j: %s', (claim, claims, administra) => {
    expect(identidadOf([{ ...TOKEN, ...claims }], { ...NADIE, adminClaim: claim }).administra).toBe(
      administra,
    );
  });
});

describe('an ID token', () => {
  const conGrupos = { ...NADIE, adminClaim: 'grupos=x' };

  it('is enough when it has the address and the admin claim', () => {
    expect(isEnough({}, NADIE)).toBe(false);
    expect(isEnough({ email: 'ana@ejemplo.es' }, NADIE)).toBe(true);
    expect(isEnough({ email: 'ana@ejemplo.es' }, conGrupos)).toBe(false);
    expect(isEnough({ email: 'ana@ejemplo.es', grupos: [] }, conGrupos)).toBe(true);
  });
});
