import { useEffect, useState } from 'react';
import { usePrimeraVista } from '../../../shared/navegar/primera-vista';
import { useLiveConnected } from '../../../shared/vivo/live';

/** A connection that comes back within this time is not worth mentioning. */
const PATIENCE_MS = 10_000;

/** Whether the live connection has been down for a while, so that changes by others do not arrive. */
export const useLiveLost = (): boolean => {
  const connected = useLiveConnected();
  // Before the first sight nobody has tried to connect.
  const isTried = usePrimeraVista();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (connected || !isTried) return;
    const timer = setTimeout(() => setLost(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [connected, isTried]);
  return lost;
};
