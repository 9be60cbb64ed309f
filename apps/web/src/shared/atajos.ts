import { useSyncExternalStore } from 'react';

const KEY = 'atajos';
const listeners = new Set<() => void>();

const areOn = () => localStorage.getItem(KEY) !== 'no';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the keyboard shortcuts of the app do anything: a person who dictates has to be able to switch them off. */
export const atajos = {
  areOn,
  toggle: () => {
    localStorage.setItem(KEY, areOn() ? 'no' : 'si');
    listeners.forEach((listener) => listener());
  },
};

export const useAtajosOn = (): boolean => useSyncExternalStore(subscribe, areOn);
