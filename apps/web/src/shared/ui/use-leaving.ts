import { useEffect, useRef } from 'react';

/** What Back means to each open dialog, the topmost last. */
const layers: (() => void)[] = [];

const onNavigate = (event: NavigateEvent) => {
  // A second Back without a click or key between is not to be stopped: nobody is caught here.
  const close = event.navigationType === 'traverse' && event.cancelable && layers.at(-1);
  if (!close) return;
  event.preventDefault();
  close();
};

/** Back closes the topmost dialog and not the page under it; reloading asks while something is typed there. */
export const useLeaving = (dirty: boolean, onBack: () => void) => {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });

  useEffect(() => {
    const layer = () => latest.current();
    layers.push(layer);
    // Browsers without it go back, as before.
    if (layers.length === 1) window.navigation?.addEventListener('navigate', onNavigate);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.navigation?.removeEventListener('navigate', onNavigate);
    };
  }, []);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
};
