import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the device has a network; it says nothing about whether the server answers. */
export const isOnline = (): boolean => navigator.onLine;

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
