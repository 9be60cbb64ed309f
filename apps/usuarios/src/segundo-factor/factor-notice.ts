import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { SharedLimit } from '@pmp/platform';
import type { Connection } from 'mongoose';
import { Mailer, recipientOf } from '../correo/mailer';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { composeFactor } from './factor-mail.rules';

const VENTANA_S = 15 * 60;
const MAX_AVISOS = 5;

/** Tells a person by mail that their second factor is on, or gone: whoever did it may be somebody else. */
@Injectable()
export class FactorNotice {
  private readonly logger = new Logger(FactorNotice.name);
  private readonly avisos: SharedLimit;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly mailer: Mailer,
  ) {
    this.avisos = new SharedLimit(connection, {
      name: 'aviso-factor',
      points: MAX_AVISOS,
      seconds: VENTANA_S,
    });
  }

  /** Called after the commit, so that nobody waits for a mail server. */
  changed(doc: UsuarioDoc): void {
    if (!this.mailer.sends || doc.bot) return;
    void this.tell(doc).catch((error: unknown) => {
      // The reason only: an SMTP error has addresses in it.
      this.warn((error as { code?: string }).code ?? 'desconocido');
    });
  }

  private async tell(doc: UsuarioDoc): Promise<void> {
    if ((await this.avisos.secondsToWait(doc._id.toHexString())) > 0) return this.warn('demasiados');
    const destino = recipientOf(doc);
    const que = doc.factor ? 'activado' : 'quitado';
    await this.mailer.send(destino, composeFactor(que, destino.nombre, doc.preferencias.idioma));
  }

  private warn(motivo: string): void {
    this.logger.warn({ motivo }, 'aviso del segundo factor no enviado');
  }
}
