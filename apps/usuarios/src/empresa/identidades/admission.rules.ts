import { erroresUsuarios, type Rol } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import type { Cuenta } from '../../usuarios/usuario.rules';
import { correoKey } from '../../usuarios/usuario.rules';
import type { Identidad } from './identidad.rules';

export interface AdmissionRules {
  crearCuentas: boolean;
  dominios: readonly string[];
}

/** The accounts that match an identity. */
export interface FoundAccounts {
  /** The account that this identity is bound to. */
  propia: Cuenta | null;
  /** The account with the same address, and whether it is bound to another identity of the same issuer. */
  homonima: (Cuenta & { deOtra: boolean }) | null;
}

export type AdmissionStep = 'entrar' | 'vincular' | 'crear';

/** An address that the issuer has not verified proves nothing: it neither opens nor creates an account. */
export function admit(
  identidad: Identidad,
  { propia, homonima }: FoundAccounts,
  { crearCuentas, dominios }: AdmissionRules,
): AdmissionStep {
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

function assertActiva(cuenta: Cuenta, paso: AdmissionStep): AdmissionStep {
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
