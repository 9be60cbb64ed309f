import { openMailTransport } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { config } from '../config';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import type { Correo } from './correo.rules';

interface Recipient {
  /** null: not shown to whoever reads mail to this address. */
  nombre: string | null;
  correo: string;
}

/** A name is a stranger's words until its owner has confirmed the address. */
export const recipientOf = ({ nombre, correo, correoConfirmado }: UsuarioDoc): Recipient => ({
  nombre: correoConfirmado === false ? null : nombre,
  correo,
});

/** Sends mail, if the operator has configured a mail server. */
@Injectable()
export class Mailer {
  get sends(): boolean {
    return config.SMTP_URL !== undefined;
  }

  enlaceTo(ruta: string): string {
    return new URL(ruta, config.WEB_URL).href;
  }

  async send({ nombre, correo }: Recipient, { asunto, texto, html }: Correo) {
    const transport = await openMailTransport(config.SMTP_URL);
    await transport.sendMail({
      from: config.CORREO_REMITENTE,
      to: { name: nombre ?? '', address: correo },
      subject: asunto,
      text: texto,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }
}
