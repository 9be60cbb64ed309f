import { useEffect, useState } from 'react';
import { getSalud, type Salud } from '../api/get-salud';

const POLL_MS = 4000;

/** Polls until the server is ready; undefined before the first answer. */
export const useSalud = (): Salud | undefined => {
  const [salud, setSalud] = useState<Salud>();
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      const next = await getSalud(abort.signal);
      setSalud(next);
      if (next.estado !== 'listo') timer = setTimeout(run, POLL_MS);
    };
    // The call was aborted: the page is gone.
    const run = () => void poll().catch(() => undefined);
    run();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, []);
  return salud;
};
