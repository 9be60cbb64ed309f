import { erroresUsuarios, type Rol } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import type { Cuenta } from '../usuarios/usuario.rules';
import { correoKey } from '../usuarios/usuario.rules';
import type { Identidad } from './identidad.rules';

export interface Reglas {
  crearCuentas: boolean;
  dominios: readonly string[];
}

/** What is known here of who comes. */
export interface Encontradas {
  /** The account that this identity is bound to. */
  propia: Cuenta | null;
  /** The account with the same address, and whether another identity of the same issuer has it. */
  homonima: (Cuenta & { deOtra: boolean }) | null;
}

export type Paso = 'entrar' | 'vincular' | 'crear';

/** An address that the issuer does not vouch for proves nothing: it opens no account and makes none. */
export function admit(
  identidad: Identidad,
  { propia, homonima }: Encontradas,
  { crearCuentas, dominios }: Reglas,
): Paso {
  assertDominio(identidad, dominios);
  if (propia) return assertActiva(propia, 'entrar');
  if (!identidad.correo) throw new DomainError(erroresUsuarios.empresaSinCorreo);
  if (!identidad.verificado) throw new DomainError(erroresUsuarios.empresaSinVerificar);
  if (homonima?.deOtra) throw new DomainError(erroresUsuarios.empresaDeOtra);
  if (homonima) return assertActiva(homonima, 'vincular');
  if (!crearCuentas) throw new DomainError(erroresUsuarios.empresaSinCuenta);
  return 'crear';
}

export const rolOf = (antes: Rol, { administra }: Identidad): Rol => (administra ? 'admin' : antes);

function assertActiva(cuenta: Cuenta, paso: Paso): Paso {
  if (cuenta.estado !== 'activo') throw new DomainError(erroresUsuarios.cuentaInactiva);
  return paso;
}

function assertDominio({ correo, verificado }: Identidad, dominios: readonly string[]): void {
  if (dominios.length === 0) return;
  if (!correo) throw new DomainError(erroresUsuarios.empresaSinCorreo);
  if (!verificado) throw new DomainError(erroresUsuarios.empresaSinVerificar);
  if (!dominios.includes(correoKey(correo).split('@').at(-1) ?? '')) {
    throw new DomainError(erroresUsuarios.empresaDominio);
  }
}
