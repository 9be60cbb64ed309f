import { CODIGO_OF_KIND, type Sentence } from '@pmp/contracts/common';
import { type DomainError, sentenceIn } from '@pmp/platform';
import type { LiveSocket } from './live-socket';

export type Ack = (reply: { success: boolean; codigo?: string } & Partial<Sentence>) => void;

/** What an event of a client leads to; what it resolves to goes into the acknowledgement. */
export type Action = (socket: LiveSocket, payload: unknown) => Promise<object | void>;

/** The acknowledgement a client asked for, if it did: always the last argument. */
export function ackOf(args: unknown[]): Ack {
  const last = args.at(-1);
  return typeof last === 'function' ? (last as Ack) : () => undefined;
}

export const refusal = (error: DomainError) => ({
  success: false,
  codigo: CODIGO_OF_KIND[error.kind],
  ...sentenceIn(error),
});
