import { CODIGO_OF_KIND } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';
import type { LiveSocket } from './live-socket';

export type Ack = (reply: { success: boolean; message?: string; codigo?: string }) => void;

/** What an event of a client leads to; what it resolves to goes into the acknowledgement. */
export type Action = (socket: LiveSocket, payload: unknown) => Promise<object | void>;

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
