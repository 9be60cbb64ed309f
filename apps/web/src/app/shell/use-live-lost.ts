import { useEffect, useState } from 'react';
import { useLiveConnected } from '../../shared/live';

/** A line that comes back by itself within this is nobody's business. */
const PATIENCE_MS = 10_000;

/** Whether nothing that others change has been heard for a while. */
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
