import { useEffect, useRef } from 'react';
import { typeAhead } from './type-ahead';

type Run = () => void;

/** How long a screen that is being opened may take to offer its form. */
const WAIT_MS = 5000;

const offers: Run[] = [];
let askedUntil = 0;

/** The open screen's way to create something, so that the palette need not know the screen. */
export const crear = {
  /** False: the open screen offers nothing to create. */
  ask: (): boolean => {
    const run = offers.at(-1);
    if (run) typeAhead();
    run?.();
    return Boolean(run);
  },
  /** Creates on the screen that is being opened, as soon as it has loaded. */
  askNext: () => {
    askedUntil = Date.now() + WAIT_MS;
    typeAhead();
  },
};

/** Offers `crear` while the screen is open; undefined: nothing can be created now. */
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
