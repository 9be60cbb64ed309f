import { erroresUsuarios, type Factor } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Inject, Injectable } from '@nestjs/common';
import { FactorCheck } from '../../factores/factor-check';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import { correoKey } from '../../usuarios/usuario.rules';
import { AccessReporter } from '../access-reporter';
import { SesionesAbiertasService } from '../abiertas/sesiones-abiertas.service';
import { FACTOR_THROTTLE, type LoginThrottle } from './login-throttle';

/** Whether somebody shows the second factor of an account. Every wrong code counts, and is reported. */
@Injectable()
export class FactorProof {
  constructor(
    private readonly check: FactorCheck,
    private readonly abiertas: SesionesAbiertasService,
    private readonly accessReporter: AccessReporter,
    @Inject(FACTOR_THROTTLE) private readonly throttle: LoginThrottle,
  ) {}

  /** Throws unless it is one, and uses it up. */
  async assert(doc: UsuarioDoc, codigo: string, direccion: string): Promise<Factor> {
    const { correo } = doc;
    // Counted first: of thousands of guesses made at once each would find nothing counted yet.
    await this.throttle.failed(correo, direccion);
    try {
      await this.throttle.assertOpen(correo, direccion, () => this.abiertas.knows(doc, direccion));
    } catch (error) {
      this.refused('demasiados-intentos', doc, direccion);
      throw error;
    }
    const factor = doc.factor ? await this.check.spend(doc, codigo) : null;
    if (factor) {
      await this.throttle.forgiven(correo, direccion);
      return factor;
    }
    this.refused('segundo-factor', doc, direccion);
    throw new DomainError(erroresUsuarios.codigoFactorNoValido);
  }

  private refused(
    motivo: 'segundo-factor' | 'demasiados-intentos',
    doc: UsuarioDoc,
    direccion: string,
  ): void {
    const [_id, correo] = [doc._id.toHexString(), correoKey(doc.correo)];
    this.accessReporter.refused({ _id, correo, motivo, direccion });
  }
}
