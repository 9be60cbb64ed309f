import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import { SesionesAbiertasService } from '../abiertas/sesiones-abiertas.service';
import { PasswordCheck } from './password-check';

export interface AskingSession {
  direccion: string;
  sid: string;
}

/** What is said to whoever does not show that the account is theirs. */
interface Refusals {
  faltaContrasena: ErrorSpec;
  /** The account has no password, and its sign-in with the company's was too long ago. */
  antigua: ErrorSpec;
}

/** An unattended browser or a stolen token must not be enough to take an account away. */
@Injectable()
export class OwnerCheck {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly abiertas: SesionesAbiertasService,
  ) {}

  async assert(
    doc: UsuarioDoc,
    actual: string | undefined,
    { direccion, sid }: AskingSession,
    { faltaContrasena, antigua }: Refusals,
  ): Promise<void> {
    if (doc.hash === '') {
      if (!(await this.abiertas.isFresh(doc._id.toHexString(), sid))) throw new DomainError(antigua);
      return;
    }
    if (actual === undefined) throw new DomainError(faltaContrasena);
    if (!(await this.passwords.check(doc, actual, direccion)))
      throw new DomainError(erroresUsuarios.contrasenaActualIncorrecta);
  }
}
