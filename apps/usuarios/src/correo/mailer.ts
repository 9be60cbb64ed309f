import { openMailTransport } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { config } from '../config';
import type { Correo } from './correo.rules';

/** Sends mail, if the operator has configured a mail server. */
@Injectable()
export class Mailer {
  get sends(): boolean {
    return config.SMTP_URL !== undefined;
  }

  enlaceTo(ruta: string): string {
    return new URL(ruta, config.WEB_URL).href;
  }

  async send({ nombre, correo }: { nombre: string; correo: string }, { asunto, texto, html }: Correo) {
    const transport = await openMailTransport(config.SMTP_URL);
    await transport.sendMail({
      from: config.CORREO_REMITENTE,
      to: { name: nombre, address: correo },
      subject: asunto,
      text: texto,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }
}
