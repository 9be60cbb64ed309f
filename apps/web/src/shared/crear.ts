import { useEffect, useRef } from 'react';

type Run = () => void;

/** A screen that has not offered anything by then makes nothing. */
const WAIT_MS = 5000;

const offers: Run[] = [];
let askedUntil = 0;

/** What the open screen makes new: the key C and the palette ask for it without knowing the screen. */
export const crear = {
  /** False: the open screen makes nothing. */
  ask: (): boolean => {
    const run = offers.at(-1);
    run?.();
    return Boolean(run);
  },
  /** Of the screen that is being opened, as soon as it is there. */
  askNext: () => {
    askedUntil = Date.now() + WAIT_MS;
  },
};

/** Offers to make something as long as the screen is open; undefined: nothing may be made now. */
export const useCrear = (run: Run | undefined) => {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const offered = run !== undefined;
  useEffect(() => {
    if (!offered) return;
    const offer = () => latest.current?.();
    offers.push(offer);
    if (Date.now() < askedUntil) {
      askedUntil = 0;
      offer();
    }
    return () => void offers.splice(offers.indexOf(offer), 1);
  }, [offered]);
};
