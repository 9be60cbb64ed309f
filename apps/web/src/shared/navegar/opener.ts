import { useState, useSyncExternalStore } from 'react';

/**
 * Which dialog or menu of a screen is open, kept outside React's tree, so that opening it renders only that and not
 * the screen behind it.
 */
export interface Opener<T> {
  open: (what: T) => void;
  close: () => void;
  get: () => T | undefined;
  subscribe: (listener: () => void) => () => void;
}

export const createOpener = <T>(): Opener<T> => {
  let opened: T | undefined;
  const listeners = new Set<() => void>();
  const set = (what: T | undefined) => {
    opened = what;
    listeners.forEach((listener) => listener());
  };
  return {
    open: set,
    close: () => set(undefined),
    get: () => opened,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const useOpener = <T>(): Opener<T> => useState(createOpener<T>)[0];

export const useOpened = <T>({ subscribe, get }: Opener<T>): T | undefined =>
  useSyncExternalStore(subscribe, get);

/** What the open page is about, for the browser's tab, where it is more than a place. */
export const pestana = createOpener<string>();
