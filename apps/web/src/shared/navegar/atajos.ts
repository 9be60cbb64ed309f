import { useSyncExternalStore } from 'react';

const KEY = 'atajos';
const listeners = new Set<() => void>();

const areOn = () => localStorage.getItem(KEY) !== 'no';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the app's keyboard shortcuts are on; dictation software types letters, so they must have an off switch. */
export const atajos = {
  areOn,
  toggle: () => {
    localStorage.setItem(KEY, areOn() ? 'no' : 'si');
    listeners.forEach((listener) => listener());
  },
};

export const useAtajosOn = (): boolean => useSyncExternalStore(subscribe, areOn);
