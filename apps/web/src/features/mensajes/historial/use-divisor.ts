import { useState } from 'react';
import type { Conversacion } from './conversacion';

interface DivisorOptions {
  /** What is loaded is up to date. */
  fresh: boolean;
  /** The person sees new messages as they arrive. */
  watching: boolean;
}

/**
 * The `secuencia` of the last message that was read when the person came or last looked away. It stays
 * while they read, so that they see what was new. `known`: it is known whether there are unread messages.
 */
export const useDivisor = (
  data: Conversacion | undefined,
  { fresh, watching }: DivisorOptions,
): { divisor: number | null; known: boolean; clearDivisor: () => void } => {
  const [divisor, setDivisor] = useState<number | null>();
  const [last, setLast] = useState(0);
  const newest = data?.mensajes.at(-1)?.secuencia ?? 0;
  if (data && fresh && (divisor === undefined || newest > last)) {
    const unread = data.leidoHasta < newest;
    // A message that arrives in sight needs no divider; nor does one after others that are already unread.
    const begins = divisor === undefined || (!watching && last <= data.leidoHasta);
    setLast(newest);
    if (begins) setDivisor(unread ? data.leidoHasta : null);
  }
  return { divisor: divisor ?? null, known: divisor !== undefined, clearDivisor: () => setDivisor(null) };
};
