import { CODIGO_OF_KIND } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';

export type Ack = (reply: { success: boolean; message?: string; codigo?: string }) => void;

/** The acknowledgement a client asked for, if it did: always the last argument. */
export function ackOf(args: unknown[]): Ack {
  const last = args.at(-1);
  return typeof last === 'function' ? (last as Ack) : () => undefined;
}

export const refusal = ({ message, kind }: Pick<DomainError, 'message' | 'kind'>) => ({
  success: false,
  message,
  codigo: CODIGO_OF_KIND[kind],
});
