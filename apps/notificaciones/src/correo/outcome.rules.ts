interface SmtpError {
  code?: string;
  /** The SMTP reply code; absent when the connection failed. */
  responseCode?: number;
  command?: string;
  syscall?: string;
}

/**
 * `away`: the server takes no mail from us now. `later`: it does not take this mail now. Neither was delivered.
 * `refused`: it will never take this mail. `unknown`: the connection broke when the server may already have had the
 * mail, so that sending it again could deliver it twice.
 */
export type Outcome = 'away' | 'later' | 'refused' | 'unknown';

const SHUTTING_DOWN = 421;
const PERMANENT = 500;
/** Commands about this one mail. A refusal of any other (sign-in, sender) is for the operator to fix. */
const OF_THE_MAIL = ['RCPT TO', 'DATA'];
/** Failures before anything was sent. */
const BEFORE = ['EDNS', 'EAUTH', 'ETLS'];

export function outcomeOf(error: unknown): Outcome {
  const { code = '', responseCode, command = '', syscall } = error as SmtpError;
  if (responseCode === undefined) {
    return BEFORE.includes(code) || syscall === 'connect' ? 'away' : 'unknown';
  }
  if (!OF_THE_MAIL.includes(command) || responseCode === SHUTTING_DOWN) return 'away';
  return responseCode >= PERMANENT ? 'refused' : 'later';
}
