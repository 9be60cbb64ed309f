import type { Transporter } from 'nodemailer';

/** Their sum is below the term of one turn of notificaciones, so that a mail that hangs does not outlast the turn. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * Opens the transport to the operator's mail server with one connection per mail: nodemailer's pool would resend on its
 * own what a broken connection may already have delivered.
 */
export async function openMailTransport(url: string | undefined): Promise<Transporter> {
  // Imported here, so that only services that send mail pay for the memory of the library.
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...TIMEOUTS });
}
