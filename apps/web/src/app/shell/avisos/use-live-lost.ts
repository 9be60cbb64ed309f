import { useEffect, useState } from 'react';
import { useLiveConnected } from '../../../shared/vivo/live';

/** A connection that comes back within this time is not worth mentioning. */
const PATIENCE_MS = 10_000;

/** Whether the live connection has been down for a while, so that changes by others do not arrive. */
export const useLiveLost = (): boolean => {
  const connected = useLiveConnected();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (connected) return;
    const timer = setTimeout(() => setLost(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [connected]);
  return lost;
};
