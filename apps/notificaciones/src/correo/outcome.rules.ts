interface SmtpError {
  code?: string;
  /** Of the SMTP dialogue; absent where the connection failed. */
  responseCode?: number;
  command?: string;
  syscall?: string;
}

/**
 * `away`: the server takes no mail from us now. `later`: it does not take this one now. Neither was delivered.
 * `refused`: this one never will be. `unknown`: the connection broke when the server may have had it already; sending
 * again could deliver it twice.
 */
export type Outcome = 'away' | 'later' | 'refused' | 'unknown';

const SHUTTING_DOWN = 421;
const PERMANENT = 500;
/** The dialogue about this one mail; a refusal elsewhere (sign-in, sender) is the operator's to mend. */
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
