import { Injectable, Logger } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Mailer, recipientOf } from '../correo/mailer';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { composeCorreoChange, MAX_AVISOS } from './correo-change.rules';

const VENTANA_S = 15 * 60;

/** Mails the address that an account had before: whoever has taken over the account would not. */
@Injectable()
export class CorreoChangeNotice {
  private readonly logger = new Logger(CorreoChangeNotice.name);
  private readonly avisos = new RateLimiterMemory({ points: MAX_AVISOS, duration: VENTANA_S });

  constructor(private readonly mailer: Mailer) {}

  /** Called after the commit, so that nobody waits for a mail server. */
  changed(antes: UsuarioDoc, despues: UsuarioDoc): void {
    if (!this.mailer.sends || antes.correoClave === despues.correoClave) return;
    void this.tell(antes).catch((error: unknown) => {
      const motivo = error instanceof RateLimiterRes ? 'demasiados' : (error as { code?: string }).code;
      // The reason only: an SMTP error has addresses in it.
      this.logger.warn({ motivo: motivo ?? 'desconocido' }, 'aviso del cambio de correo no enviado');
    });
  }

  private async tell(antes: UsuarioDoc): Promise<void> {
    await this.avisos.consume(antes._id.toHexString());
    await this.avisos.consume(antes.correoClave);
    const destino = recipientOf(antes);
    await this.mailer.send(destino, composeCorreoChange(destino.nombre, antes.preferencias.idioma));
  }
}
