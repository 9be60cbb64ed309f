import { erroresUsuarios, type Factor, type MotivoRechazo } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Inject, Injectable } from '@nestjs/common';
import { FactorCheck } from '../../factores/factor-check';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import { correoKey } from '../../usuarios/usuario.rules';
import { AccessReporter } from '../access-reporter';
import { SesionesAbiertasService } from '../abiertas/sesiones-abiertas.service';
import { FACTOR_THROTTLE, type LoginThrottle } from './login-throttle';

/** Whether somebody shows the second factor of an account. Every wrong one counts, and is reported. */
@Injectable()
export class FactorProof {
  constructor(
    private readonly check: FactorCheck,
    private readonly abiertas: SesionesAbiertasService,
    private readonly accessReporter: AccessReporter,
    @Inject(FACTOR_THROTTLE) private readonly throttle: LoginThrottle,
  ) {}

  /** Throws unless the code is one of theirs, and uses it up. */
  async assert(doc: UsuarioDoc, codigo: string, direccion: string): Promise<Factor> {
    const spend = async () => {
      const factor = doc.factor ? await this.check.spend(doc, codigo) : null;
      if (!factor) throw new DomainError(erroresUsuarios.codigoFactorNoValido);
      return factor;
    };
    return this.attempt(doc, direccion, spend, () => 'segundo-factor');
  }

  /** `show` refuses what is wrong; `motivoOf`: what is reported of it. */
  async attempt<T>(
    doc: UsuarioDoc,
    direccion: string,
    show: () => Promise<T>,
    motivoOf: (refusal: DomainError) => MotivoRechazo,
  ): Promise<T> {
    const { correo } = doc;
    // Counted first: of thousands of guesses made at once each would find nothing counted yet.
    await this.throttle.failed(correo, direccion);
    try {
      await this.throttle.assertOpen(correo, direccion, () => this.abiertas.knows(doc, direccion));
    } catch (error) {
      this.refused('demasiados-intentos', doc, direccion);
      throw error;
    }
    try {
      const shown = await show();
      await this.throttle.forgiven(correo, direccion);
      return shown;
    } catch (error) {
      if (error instanceof DomainError) this.refused(motivoOf(error), doc, direccion);
      throw error;
    }
  }

  /** Somebody shows what opens no account. */
  async unknown(motivo: MotivoRechazo, direccion: string): Promise<void> {
    await this.throttle.failed('', direccion);
    this.refused(motivo, null, direccion);
  }

  private refused(motivo: MotivoRechazo, doc: UsuarioDoc | null, direccion: string): void {
    const [_id, correo] = doc ? [doc._id.toHexString(), correoKey(doc.correo)] : [null, null];
    this.accessReporter.refused({ _id, correo, motivo, direccion });
  }
}
