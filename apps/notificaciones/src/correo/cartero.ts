import { Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { config } from '../config';
import type { Correo } from './resumen.rules';

/** Together below the term of a turn: a mail that hangs must not outlast it. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

interface Destino {
  nombre: string;
  correo: string;
}

/** Sends one mail; `envio` becomes its Message-ID. */
export type Send = (destino: Destino, correo: Correo, envio: string) => Promise<void>;

@Injectable()
export class Cartero {
  /**
   * Fails when the server is away or refuses the sign-in, before any mail is taken. A connection per mail: nodemailer's
   * pool sends again by itself what a broken connection may have delivered.
   */
  async open(): Promise<Send> {
    const transport = createTransport({
      url: config.SMTP_URL,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...TIMEOUTS,
    });
    await transport.verify();
    return (...mail) => deliver(transport, ...mail);
  }
}

async function deliver(
  transport: Transporter,
  { nombre, correo: address }: Destino,
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
  });
}
