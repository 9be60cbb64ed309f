import { useEffect, useState } from 'react';
import { reloj } from '../http/reloj';

const MINUTE_MS = 60_000;

/** The server's time, updated every minute, so that relative times age on screen and 'Hoy' ends at midnight. */
export const useNow = (): number => {
  const [now, setNow] = useState(reloj.now);
  useEffect(() => {
    const read = () => setNow(reloj.now());
    const timer = setInterval(read, MINUTE_MS);
    const off = reloj.subscribe(read);
    return () => {
      clearInterval(timer);
      off();
    };
  }, []);
  return now;
};
