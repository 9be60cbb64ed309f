import type { Transporter } from 'nodemailer';

/** Together below the term of a turn of notificaciones: a mail that hangs must not outlast it. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * The way to the operator's mail server. A connection per mail: nodemailer's pool sends again by itself what a broken
 * connection may have delivered.
 */
export async function openMailTransport(url: string | undefined): Promise<Transporter> {
  // Only who sends mail pays for the library's memory.
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...TIMEOUTS });
}
