import { useCallback, useEffect, useState } from 'react';
import type { Scrolled } from './scroll-keeper';
import type { useConversacion } from './use-conversacion';
import { useDivisor } from './use-divisor';
import type { Destino } from './use-scroll';

interface LugarOptions {
  /** The message that a link points to. */
  mensaje: string | undefined;
  visible: boolean;
}

const AT_THE_END: Scrolled = { alFinal: true, visto: undefined, divisor: undefined };

/** The place in a conversation that is on screen, and functions to go to others. */
export const useLugar = (
  { data, error, isFetchedAfterMount, older, newer, jump, backTo }: ReturnType<typeof useConversacion>,
  { mensaje, visible }: LugarOptions,
) => {
  const [scrolled, setScrolled] = useState(AT_THE_END);
  const [destino, setDestino] = useState<Destino>();
  const [leidoDivisor, setLeidoDivisor] = useState(false);
  const fresh = isFetchedAfterMount && !error;
  const { divisor, known, clearDivisor } = useDivisor(data, { fresh, watching: visible && scrolled.alFinal });

  const irAlFinal = useCallback(
    () => jump.mutate(undefined, { onSuccess: () => setDestino({ a: 'final' }) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `mutate` is stable, the object around it is not
    [jump.mutate],
  );
  const irA = useCallback(
    (id: string) => jump.mutate(id, { onSuccess: () => setDestino({ a: 'mensaje', id }) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
    [jump.mutate],
  );

  // Opens at the message in the address, else at the first unread one, else at the end.
  const [mirado, setMirado] = useState<string | null>();
  if (fresh && known && mirado !== (mensaje ?? null)) {
    setMirado(mensaje ?? null);
    if (!mensaje && mirado === undefined && divisor !== null) setDestino({ a: 'noLeidos' });
  }
  useEffect(() => {
    if (mirado) irA(mirado);
  }, [mirado, irA]);

  const onScrolled = useCallback((next: Scrolled) => {
    setScrolled(next);
    if (next.divisor === 'a la vista') setLeidoDivisor(true);
  }, []);

  return {
    fresh,
    divisor,
    clearDivisor,
    visto: scrolled.visto,
    destino,
    destacado: destino?.a === 'mensaje' ? destino.id : undefined,
    ofreceSinLeer: divisor !== null && scrolled.divisor === 'arriba' && !leidoDivisor,
    irAlFinal,
    irA,
    irAlPrimeroSinLeer: () => {
      if (divisor === null) return;
      backTo.mutate(divisor, { onSuccess: () => setDestino({ a: 'noLeidos' }) });
    },
    onScrolled,
    onNearTop: () => {
      if (fresh && data?.hayAnteriores && !older.isPending && !older.error && !backTo.isPending)
        older.mutate();
    },
    onNearEnd: () => {
      if (fresh && data?.hayPosteriores && !newer.isPending && !newer.error && !jump.isPending)
        newer.mutate();
    },
  };
};
