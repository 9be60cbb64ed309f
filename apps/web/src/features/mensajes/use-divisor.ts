import { useState } from 'react';
import type { Conversacion } from './conversacion';

interface Mirada {
  /** What is loaded is what the server has now. */
  fresh: boolean;
  /** The person sees what comes. */
  mira: boolean;
}

/**
 * Where the unread begin: the `secuencia` after which, as it was when the person came or last looked away. It stays
 * while they are being read, so that one sees what was new. `known`: it has been found out whether there are any.
 */
export const useDivisor = (
  data: Conversacion | undefined,
  { fresh, mira }: Mirada,
): { divisor: number | null; known: boolean; clearDivisor: () => void } => {
  const [divisor, setDivisor] = useState<number | null>();
  const [last, setLast] = useState(0);
  const newest = data?.mensajes.at(-1)?.secuencia ?? 0;
  if (data && fresh && (divisor === undefined || newest > last)) {
    const unread = data.leidoHasta < newest;
    // What comes under one's eyes needs no mark; nor does what follows others that are unread already.
    const begins = divisor === undefined || (!mira && last <= data.leidoHasta);
    setLast(newest);
    if (begins) setDivisor(unread ? data.leidoHasta : null);
  }
  return { divisor: divisor ?? null, known: divisor !== undefined, clearDivisor: () => setDivisor(null) };
};
