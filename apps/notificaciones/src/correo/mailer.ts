import { openMailTransport } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { config } from '../config';
import type { Correo } from './resumen.rules';

interface Recipient {
  nombre: string;
  correo: string;
}

/** Sends one mail; `envio` becomes its Message-ID. */
export type Send = (destino: Recipient, correo: Correo, envio: string) => Promise<void>;

@Injectable()
export class Mailer {
  /** Throws when the server is away or refuses the sign-in, before any mail is taken from the queue. */
  async open(): Promise<Send> {
    const transport = await openMailTransport(config.SMTP_URL);
    await transport.verify();
    return (...mail) => deliver(transport, ...mail);
  }
}

async function deliver(
  transport: Transporter,
  { nombre, correo: address }: Recipient,
  { asunto, texto, html }: Correo,
  envio: string,
): Promise<void> {
  const host = new URL(config.WEB_URL!).hostname;
  await transport.sendMail({
    from: config.CORREO_REMITENTE,
    to: { name: nombre, address },
    subject: asunto,
    text: texto,
    html,
    messageId: `<${envio}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // The person signs in and turns them off there: a mail program shows it beside the sender.
    list: { unsubscribe: `${config.WEB_URL}/configuracion?seccion=notificaciones` },
  });
}
