import { useEffect, useRef } from 'react';
import { sinGuardar } from '../../sesion/sin-guardar';

/** What each open dialog does on Back, the topmost last. */
const layers: (() => void)[] = [];

const onNavigate = (event: NavigateEvent) => {
  // Browsers do not allow stopping a second Back without a click or key in between.
  const close = event.navigationType === 'traverse' && event.cancelable && layers.at(-1);
  if (!close) return;
  event.preventDefault();
  close();
};

/** Makes Back close the topmost dialog instead of leaving the page; a reload asks first if something was typed. */
export const useLeaving = (dirty: boolean, onBack: () => void) => {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });

  useEffect(() => {
    const layer = () => latest.current();
    layers.push(layer);
    // Without the Navigation API the browser just goes back.
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
    const release = sinGuardar.hold();
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, [dirty]);
};
