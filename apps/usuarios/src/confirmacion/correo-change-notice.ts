import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { SharedLimit } from '@pmp/platform';
import type { Connection } from 'mongoose';
import { Mailer, recipientOf } from '../correo/mailer';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { composeCorreoChange, MAX_AVISOS } from './correo-change.rules';

const VENTANA_S = 15 * 60;

/** Mails the address that an account had before: whoever has taken over the account would not. */
@Injectable()
export class CorreoChangeNotice {
  private readonly logger = new Logger(CorreoChangeNotice.name);
  /** To one account, and to one address. */
  private readonly avisos: SharedLimit;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly mailer: Mailer,
  ) {
    this.avisos = new SharedLimit(connection, {
      name: 'aviso-cambio-correo',
      points: MAX_AVISOS,
      seconds: VENTANA_S,
    });
  }

  /** Called after the commit, so that nobody waits for a mail server. */
  changed(antes: UsuarioDoc, despues: UsuarioDoc): void {
    if (!this.mailer.sends || antes.correoClave === despues.correoClave) return;
    void this.tell(antes).catch((error: unknown) => {
      // The reason only: an SMTP error has addresses in it.
      this.warn((error as { code?: string }).code ?? 'desconocido');
    });
  }

  private async tell(antes: UsuarioDoc): Promise<void> {
    for (const whom of [antes._id.toHexString(), antes.correoClave])
      if ((await this.avisos.secondsToWait(whom)) > 0) return this.warn('demasiados');
    const destino = recipientOf(antes);
    await this.mailer.send(destino, composeCorreoChange(destino.nombre, antes.preferencias.idioma));
  }

  private warn(motivo: string): void {
    this.logger.warn({ motivo }, 'aviso del cambio de correo no enviado');
  }
}
