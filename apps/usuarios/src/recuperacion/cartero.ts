import { Injectable } from '@nestjs/common';
import { config } from '../config';
import type { Correo } from './correo.rules';

const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Present only where the operator has named a mail server. */
@Injectable()
export class Cartero {
  get sends(): boolean {
    return config.SMTP_URL !== undefined;
  }

  enlaceTo(ruta: string): string {
    return new URL(ruta, config.WEB_URL).href;
  }

  async send({ nombre, correo }: { nombre: string; correo: string }, { asunto, texto, html }: Correo) {
    // Only who sends mail pays for the library's memory.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: config.SMTP_URL,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...TIMEOUTS,
    });
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
