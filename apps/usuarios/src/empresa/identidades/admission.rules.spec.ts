import { describe, expect, it } from '@jest/globals';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { admit, type FoundAccounts, type AdmissionRules, rolOf } from './admission.rules';
import type { Identidad } from './identidad.rules';

const ANA: Identidad = {
  emisor: 'https://cuentas.ejemplo.es',
  sub: 'u-1',
  correo: 'ana@ejemplo.es',
  verificado: true,
  nombre: 'Ana',
  administra: false,
  factor: false,
};
const NADIE: FoundAccounts = { propia: null, homonima: null };
const ABIERTO: AdmissionRules = { crearCuentas: true, dominios: [] };
const activa = { rol: 'usuario', estado: 'activo' } as const;
const inactiva = { rol: 'usuario', estado: 'inactivo' } as const;

const outcome = (
  identidad: Partial<Identidad>,
  encontradas: Partial<FoundAccounts> = {},
  reglas: Partial<AdmissionRules> = {},
): string => {
  try {
    return admit({ ...ANA, ...identidad }, { ...NADIE, ...encontradas }, { ...ABIERTO, ...reglas });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.message;
  }
};

const said = (name: keyof typeof erroresUsuarios) => String(erroresUsuarios[name].message);

describe('a person with an identity of the issuer', () => {
  it.each<[string, string, Parameters<typeof outcome>]>([
    ['enters a bound account', 'entrar', [{}, { propia: activa }]],
    ['enters a bound account whatever the address', 'entrar', [{ correo: null }, { propia: activa }]],
    ['does not enter an inactive one', said('cuentaInactiva'), [{}, { propia: inactiva }]],
    ['gets a new account', 'crear', [{}]],
    ['gets none with an unverified address', said('empresaSinVerificar'), [{ verificado: false }]],
    ['gets none without an address', said('empresaSinCorreo'), [{ correo: null }]],
    ['gets none where none are created', said('empresaSinCuenta'), [{}, {}, { crearCuentas: false }]],
    ['binds the account of a verified address', 'vincular', [{}, { homonima: { ...activa, deOtra: false } }]],
    [
      'binds it even where no accounts are created',
      'vincular',
      [{}, { homonima: { ...activa, deOtra: false } }, { crearCuentas: false }],
    ],
    [
      'takes over no account with an unverified address',
      said('empresaSinVerificar'),
      [{ verificado: false }, { homonima: { ...activa, deOtra: false } }],
    ],
    [
      'takes over no account of another identity',
      said('empresaDeOtra'),
      [{}, { homonima: { ...activa, deOtra: true } }],
    ],
    ['binds no inactive account', said('cuentaInactiva'), [{}, { homonima: { ...inactiva, deOtra: false } }]],
  ])('%s', (_name, expected, args) => {
    expect(outcome(...args)).toBe(expected);
  });

  it.each<[string, Partial<Identidad>]>([
    ['crear', {}],
    ['crear', { correo: 'ana@EJEMPLO.es' }],
    [said('empresaDominio'), { correo: 'ana@otro.es' }],
    [said('empresaDominio'), { correo: 'ana@no-ejemplo.es' }],
    [said('empresaDominio'), { correo: 'ana@sub.ejemplo.es' }],
    [said('empresaDominio'), { correo: 'ejemplo.es@otro.es' }],
    [said('empresaSinVerificar'), { verificado: false }],
    [said('empresaSinCorreo'), { correo: null }],
  ])('where only one domain may sign in: %s with %j', (expected, identidad) => {
    expect(outcome(identidad, {}, { dominios: ['ejemplo.es'] })).toBe(expected);
  });

  it('must be of the domain even with a bound account', () => {
    const args = [{ propia: activa }, { dominios: ['ejemplo.es'] }] as const;
    expect(outcome({ correo: 'ana@otro.es' }, ...args)).toBe(said('empresaDominio'));
  });

  it('becomes an admin by configuration, but never stops being one by it', () => {
    expect([rolOf('usuario', { ...ANA, administra: true }), rolOf('admin', ANA)]).toEqual(['admin', 'admin']);
    expect(rolOf('usuario', ANA)).toBe('usuario');
  });
});
