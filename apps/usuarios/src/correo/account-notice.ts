import type { Preferencias } from '@pmp/contracts/usuarios';
import { Logger } from '@nestjs/common';
import { SharedLimit } from '@pmp/platform';
import type { Connection } from 'mongoose';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import type { Correo } from './correo.rules';
import { Mailer, recipientOf } from './mailer';

const VENTANA_S = 15 * 60;

type Compose = (nombre: string | null, idioma: Preferencias['idioma']) => Correo;

/** A mail about what was done to an account: whoever did it may be somebody else. */
export abstract class AccountNotice {
  private readonly logger = new Logger(this.constructor.name);
  private readonly avisos: SharedLimit;

  /** `points`: at most so many of this kind in a quarter of an hour, on all replicas together. */
  protected constructor(
    connection: Connection,
    private readonly mailer: Mailer,
    { name, points }: { name: string; points: number },
  ) {
    this.avisos = new SharedLimit(connection, { name, points, seconds: VENTANA_S });
  }

  /** Called after the commit, so that nobody waits for a mail server. `counted`: whose notices are limited. */
  protected tell(doc: UsuarioDoc, counted: readonly string[], compose: Compose): void {
    if (!this.mailer.sends) return;
    void this.send(doc, counted, compose).catch((error: unknown) => {
      // The reason only: an SMTP error has addresses in it.
      this.warn((error as { code?: string }).code ?? 'desconocido');
    });
  }

  private async send(doc: UsuarioDoc, counted: readonly string[], compose: Compose): Promise<void> {
    for (const whom of counted)
      if ((await this.avisos.secondsToWait(whom)) > 0) return this.warn('demasiados');
    const destino = recipientOf(doc);
    await this.mailer.send(destino, compose(destino.nombre, doc.preferencias.idioma));
  }

  private warn(motivo: string): void {
    this.logger.warn({ motivo }, 'aviso por correo no enviado');
  }
}
