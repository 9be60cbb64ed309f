import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError, isRecent } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { AskingSession } from '../../caller/asking-session';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import { PasswordCheck } from './password-check';

/** What is said to whoever does not show that the account is theirs. */
interface Refusals {
  faltaContrasena: ErrorSpec;
  /** The account has no password, and its sign-in with the company's was too long ago. */
  antigua: ErrorSpec;
}

export const OF_CUENTA: Refusals = {
  faltaContrasena: erroresUsuarios.faltaContrasenaFactor,
  antigua: erroresUsuarios.entradaRecienteFactor,
};

/** An unattended browser or a stolen token must not be enough to take an account away. */
@Injectable()
export class OwnerCheck {
  constructor(private readonly passwords: PasswordCheck) {}

  async assert(
    doc: UsuarioDoc,
    actual: string | undefined,
    { direccion, probada }: AskingSession,
    { faltaContrasena, antigua }: Refusals,
  ): Promise<void> {
    if (doc.hash === '') {
      if (!isRecent(probada)) throw new DomainError(antigua);
      return;
    }
    if (actual === undefined) throw new DomainError(faltaContrasena);
    if (!(await this.passwords.check(doc, actual, direccion)))
      throw new DomainError(erroresUsuarios.contrasenaActualIncorrecta);
  }
}
